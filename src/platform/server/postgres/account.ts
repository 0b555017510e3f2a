// The user account that PostgreSQL runs under. It refuses to run as root, so root uses another one.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { succeedsAs, type Account } from './run-as.ts';

type Ownership = {
  readonly runningUid: number;
  readonly clusterOwner: Account | undefined;
  readonly configured: Account | undefined;
  readonly cloneOwner: Account | undefined;
  readonly nobodyUid: number;
};

const nobodyByConvention: Account = { uid: 65534, gid: 65534 };

/**
 * `undefined` means the current user. The owner of the data comes first, so that root and the user can start the same
 * clone alternately.
 */
export function chooseAccount(ownership: Ownership): Account | 'its own' | undefined {
  if (ownership.runningUid !== 0) return undefined;
  const candidates = [ownership.clusterOwner, ownership.configured, ownership.cloneOwner];
  const chosen = candidates.find((account) => account !== undefined && account.uid !== 0);
  // Other processes of nobody could access the data of a server that runs as nobody.
  return chosen && chosen.uid !== ownership.nobodyUid ? chosen : 'its own';
}

export function findAccount(root: string, clusterDirectory: string): Account | undefined {
  const chosen = chooseAccount({
    runningUid: runningUid(),
    clusterOwner: ownerOf(clusterDirectory),
    configured: configuredAccount(process.env),
    cloneOwner: ownerOf(root),
    nobodyUid: nobody().uid,
  });
  return chosen === 'its own' ? ownAccount() : chosen;
}

/** User ids that no system assigns: see "Special UIDs" of systemd. */
const unusedUids = { first: 60_578, last: 61_183 } as const;

/** An unused number needs no passwd entry. If the kernel does not allow it, nobody is used. */
function ownAccount(): Account {
  const taken = new Set(
    readPasswd()
      .split('\n')
      .map((line) => Number(line.split(':')[2])),
  );
  const { first, last } = unusedUids;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const uid = numbers.find((number) => !taken.has(number)) ?? first;
  const account = { uid, gid: uid };
  return succeedsAs(account, '/bin/sh', ['-c', ':']) ? account : nobody();
}

export function configuredAccount(environment: NodeJS.ProcessEnv): Account | undefined {
  const uid = environment['EMBEDDED_POSTGRES_UID'];
  if (uid === undefined || uid === '') return undefined;
  return { uid: Number(uid), gid: Number(environment['EMBEDDED_POSTGRES_GID'] ?? uid) };
}

export function ownerOf(place: string): Account | undefined {
  const stats = fs.statSync(place, { throwIfNoEntry: false });
  return stats && { uid: stats.uid, gid: stats.gid };
}

export function nobody(): Account {
  return accountNamed('nobody', readPasswd()) ?? nobodyByConvention;
}

export function accountNamed(name: string, passwd: string): Account | undefined {
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find((line) => line[0] === name);
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/** Containers often run under a number without a name. The server accepts it; initdb requires a name. */
export function hasName(account: Account | undefined): boolean {
  const uid = account?.uid ?? runningUid();
  const isInFile = readPasswd()
    .split('\n')
    .some((line) => line.split(':')[2] === String(uid));
  return isInFile || process.platform !== 'linux' || spawnSync('getent', ['passwd', String(uid)]).status === 0;
}

export function isSame(one: Account | undefined, other: Account | undefined): boolean {
  return one?.uid === other?.uid && one?.gid === other?.gid;
}

function runningUid(): number {
  return process.getuid?.() ?? nobodyByConvention.uid;
}

function readPasswd(): string {
  return fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8') : '';
}
