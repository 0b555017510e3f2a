// PostgreSQL's data directory. It is created under another name and renamed when complete.

import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hasName, isSame, nobody, ownerOf } from './account.ts';
import { diesWithUs } from './exit-with-parent.ts';
import { cleanEnvironment, nameFromInside, type Account } from './run-as.ts';
import type { Durability } from './settings.ts';

export const superuser = 'abonat';
const majorVersion = '18';

type Cluster = {
  readonly directory: string;
  readonly account: Account | undefined;
  readonly initdb: string;
  readonly durability: Durability;
};

export async function ensureCluster(cluster: Cluster): Promise<{ isNew: boolean }> {
  const version = versionOf(cluster.directory);
  if (version === undefined) {
    await createCluster(cluster);
    return { isNew: true };
  }
  if (version !== majorVersion) {
    throw new Error(`${cluster.directory} was created by PostgreSQL ${version}; this portal includes ${majorVersion}.`);
  }
  if (cluster.account && !isSame(ownerOf(cluster.directory), cluster.account)) {
    giveTo(cluster.account, cluster.directory);
  }
  return { isNew: false };
}

function versionOf(directory: string): string | undefined {
  const file = path.join(directory, 'PG_VERSION');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
}

async function createCluster({ directory, account, initdb, durability }: Cluster): Promise<void> {
  const unfinished = `${directory}.init`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const maker = makerFor(account);
  if (maker.account) fs.chownSync(unfinished, maker.account.uid, maker.account.gid);
  const words = initdbArguments(nameFromInside(unfinished, maker.account), durability);
  await run(diesWithUs([...maker.prefix, initdb, ...words], 'KILL'), { ...maker.account, cwd: unfinished });
  if (account && !isSame(maker.account, account)) giveTo(account, unfinished);
  fs.renameSync(unfinished, directory);
  syncDirectory(path.dirname(directory));
}

type ClusterCreator = { readonly account: Account | undefined; readonly prefix: readonly string[] };

/** initdb needs a named account: a number without a name uses nobody. */
function makerFor(account: Account | undefined): ClusterCreator {
  if (hasName(account)) return { account, prefix: [] };
  if (account) return { account: nobody(), prefix: [] };
  return { account, prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'] };
}

function initdbArguments(directory: string, durability: Durability): string[] {
  const identity = ['-D', directory, '-U', superuser, '-A', 'trust', '--data-checksums', '--no-instructions'];
  const locale = [
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${unicodeCtype()}`,
  ];
  return [...identity, '-E', 'UTF8', ...locale, ...(durability === 'durable' ? [] : ['--no-sync'])];
}

/** With ctype C pg_trgm ignores Cyrillic letters, and the ctype of a cluster is permanent. */
function unicodeCtype(): string {
  const listed = (spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout ?? '').split('\n');
  return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => listed.includes(name)) ?? 'C.UTF-8';
}

async function run([program, ...words]: readonly string[], place: { cwd: string; uid?: number; gid?: number }) {
  const child = spawn(program!, words, {
    ...place,
    env: cleanEnvironment(process.env),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | string | null>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (exitCode, signal) => resolve(exitCode ?? signal));
  });
  if (code !== 0) throw new Error(`The database could not be created (initdb: ${code}): ${output.trim()}`);
}

function giveTo(account: Account, directory: string): void {
  for (const entry of ['', ...fs.readdirSync(directory, { recursive: true, encoding: 'utf8' })]) {
    fs.lchownSync(path.join(directory, entry), account.uid, account.gid);
  }
}

function syncDirectory(directory: string): void {
  const handle = fs.openSync(directory, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
