// A copy of PostgreSQL's programs outside the clone, for clones in a folder that only root may enter. The copy belongs
// to root and nobody else may change it, because the database executes it.

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const defaultStagingPlaces: readonly string[] = ['/var/lib', '/var/tmp', '/tmp', '/dev/shm'];

type Staging = {
  readonly packaged: string;
  readonly stagingPlaces: readonly string[];
  readonly runs: (tree: string) => boolean;
  readonly log: (line: string) => void;
};

/** The first directory where the copy can be written and executed. */
export function stage({ packaged, stagingPlaces, runs, log }: Staging): string | undefined {
  const name = `abonat-postgres-${versionOf(packaged)}`;
  for (const place of stagingPlaces) {
    const tree = path.join(place, name);
    if (placeCopy(packaged, tree, log) && runs(tree)) return tree;
  }
  return undefined;
}

function versionOf(packaged: string): string {
  const file = path.join(path.dirname(packaged), 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

function placeCopy(packaged: string, tree: string, log: (line: string) => void): boolean {
  if (isTrusted(tree)) return true;
  const unfinished = `${tree}.${randomBytes(4).toString('hex')}`;
  try {
    fs.rmSync(tree, { recursive: true, force: true });
    copyReadable(packaged, unfinished);
    fs.renameSync(unfinished, tree);
    log(`PostgreSQL's programs were copied to ${tree}: its account cannot reach them in the clone`);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    log(`PostgreSQL's programs cannot be copied to ${tree}: ${(error as Error).message}`);
  }
  // Another start may have put its copy there first; only its owner matters.
  return isTrusted(tree);
}

function isTrusted(tree: string): boolean {
  const stats = fs.lstatSync(tree, { throwIfNoEntry: false });
  return stats !== undefined && stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0;
}

function copyReadable(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(to, 0o755);
  for (const entry of fs.readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const isProgram = path.basename(entry.parentPath) === 'bin';
    fs.chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() || isProgram ? 0o755 : 0o644);
  }
}
