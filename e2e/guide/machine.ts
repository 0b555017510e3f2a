// The machine of an operator, inside a temporary folder: commands of the guide run with its paths instead of /opt and /etc.

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Commands that would change this machine; the guide's other commands run as they are. */
const notRun = ['useradd', 'systemctl'];

/** The user `nobody` of most systems stands for the user of the portal. */
export const otherUser = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? ['setpriv', `--reuid=${otherUser}`, `--regid=${otherUser}`, '--clear-groups'] : [];

export type Machine = {
  place: string;
  /** Runs commands; returns what they print. */
  run(commands: string, expectedStatus?: number): string;
  /** Replaces a setting of the environment file, or removes it. */
  set(name: string, value: string | null): void;
};

export function createMachine(): Machine {
  const place = mkdtempSync(join(tmpdir(), 'abonat-guide-'));
  // Another user reads the program.
  chmodSync(place, 0o755);
  for (const folder of ['opt', 'etc/systemd/system', 'srv', 'safe/place', 'var/lib', 'var/cache', 'bin']) {
    mkdirSync(join(place, folder), { recursive: true });
  }
  for (const name of notRun) writeProgram(place, name, '');
  // Instead of `runuser -u abonat -- COMMAND`.
  writeProgram(place, 'runuser', `shift 3; exec ${asUser.join(' ')} "$@"`);
  if (isRoot) chownSync(join(place, 'safe/place'), otherUser, otherUser);
  const environmentFile = join(place, 'etc/abonat.env');
  return {
    place,
    run(commands, expectedStatus = 0) {
      const here = commands
        .replaceAll(/(?<=^|[\s"=])\/(?=(?:opt|etc|srv|safe)\/)/gm, `${place}/`)
        .replaceAll('git clone …', `git clone --quiet ${root}`);
      const { status, stdout, stderr } = spawnSync('sh', ['-euc', here], {
        cwd: place,
        encoding: 'utf8',
        env: { ...process.env, PATH: [join(place, 'bin'), process.env['PATH']].join(delimiter), INIT_CWD: undefined },
      });
      if (status !== expectedStatus) throw new Error(`${commands}\nended with ${status}:\n${stdout}\n${stderr}`);
      return stdout;
    },
    set(name, value) {
      const lines = readFileSync(environmentFile, 'utf8').split('\n');
      const others = lines.filter((line) => line !== '' && !line.startsWith(`${name}=`));
      const all = value === null ? others : [...others, `${name}=${value}`];
      writeFileSync(environmentFile, `${all.join('\n')}\n`);
    },
  };
}

function writeProgram(place: string, name: string, command: string): void {
  writeFileSync(join(place, 'bin', name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
}

/** Fills the gaps (…) of the environment file: the comment before a gap names the command that prints its value. */
export function fillSettings({ place }: Machine, given: Readonly<Record<string, string>>): void {
  const file = join(place, 'etc/abonat.env');
  let command: string | undefined;
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      command = /^#.*[Oo]utput of: (.*?)(?:\. |$)/.exec(line)?.[1] ?? (line.startsWith('#') ? undefined : command);
      const [name = ''] = line.split('=');
      if (line.startsWith('#') || line === '') return [line];
      const known = given[name];
      if (known !== undefined) return known === '' ? [] : [`${name}=${known}`];
      if (!line.includes('…')) return [line];
      if (!command) throw new Error(`The guide does not say how to fill ${name}.`);
      return [`${name}=${execFileSync('sh', ['-euc', command], { cwd: place, encoding: 'utf8' }).trim()}`];
    });
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
}
