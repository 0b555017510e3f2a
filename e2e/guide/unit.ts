// Starts a service as systemd would: the command line, the settings and the folders of its unit file, as another user.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherUser } from './machine.ts';

export type Unit = { start(): Service };
export type Service = { stop(): Promise<void>; hasExited(): boolean };

/** Folders of the machine are inside `place`. */
export function readUnit(file: string, place: string, logFile: string): Unit {
  const text = readFileSync(file, 'utf8');
  const all = (name: string) => [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);
  const only = (name: string) => all(name)[0] ?? '';
  const inside = (path: string) => path.replace(/^\/(?=opt|etc|var)/, `${place}/`);
  const user = process.getuid?.() === 0 ? { uid: otherUser, gid: otherUser } : {};
  const makeFolder = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  return {
    start() {
      const state = makeFolder(join(place, 'var/lib', only('StateDirectory')));
      const environment = {
        PATH: process.env['PATH'],
        HOME: state,
        CACHE_DIRECTORY: makeFolder(join(place, 'var/cache', only('CacheDirectory'))),
        ...pairsIn(
          all('Environment')
            .flatMap((line) => line.split(' '))
            .map((pair) => pair.replace(/=(.*)/, (_, path: string) => `=${inside(path)}`)),
        ),
        ...settingsIn(inside(only('EnvironmentFile'))),
      };
      const [command = '', ...words] = only('ExecStart').split(' ');
      const log = openSync(logFile, 'a');
      const cwd = inside(only('WorkingDirectory'));
      const child = spawn(command, words, { cwd, env: environment, stdio: ['ignore', log, log], ...user });
      return { stop: () => stop(child), hasExited: () => child.exitCode !== null || child.signalCode !== null };
    },
  };
}

/** The settings of an environment file; comments have their own lines. */
export function settingsIn(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return pairsIn(lines.filter((line) => line !== '' && !line.startsWith('#')));
}

function pairsIn(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
