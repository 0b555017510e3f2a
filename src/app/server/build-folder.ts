// The folders of builds, each named by the digest of its sources: a running portal keeps the files that it uses.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const buildsKept = 3;
/** A portal loads some files only when it needs them, and may run from an older build. */
const keptForMs = 24 * 3_600_000;

export type BuildSources = {
  readonly root: string;
  /** The kind of build, a folder of `.build`. */
  readonly part: string;
  readonly sources: readonly string[];
  isSource(name: string): boolean;
};

export async function buildFolder(build: BuildSources): Promise<string> {
  return join(build.root, '.build', build.part, (await digestOf(build)).slice(0, 16));
}

/** Builds elsewhere and renames the result, so that a folder is complete as soon as it exists. */
export async function fillBuildFolder(folder: string, build: (unfinished: string) => Promise<void>): Promise<void> {
  const builds = dirname(folder);
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await build(unfinished);
  await takePlace(unfinished, folder);
  await forgetOldBuilds(builds);
}

/** Another process may have built the same meanwhile; then its folder is kept. */
async function takePlace(unfinished: string, folder: string): Promise<void> {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

async function forgetOldBuilds(builds: string): Promise<void> {
  const names = (await readdir(builds)).filter((name) => !name.includes('.'));
  const aged = await Promise.all(names.map(async (name) => ({ name, made: (await stat(join(builds, name))).mtimeMs })));
  const old = aged.toSorted((a, b) => b.made - a.made).slice(buildsKept);
  const unused = old.filter(({ made }) => Date.now() - made > keptForMs);
  await Promise.all(unused.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })));
}

async function digestOf({ root, sources, isSource }: BuildSources): Promise<string> {
  const found = await Promise.all(sources.map((source) => filesIn(root, source)));
  const files = found.flat().filter(isSource).toSorted();
  const contents = await Promise.all(files.map(async (name) => [name, await readFile(join(root, name))] as const));
  const hash = createHash('sha256');
  for (const [name, content] of contents) hash.update(name).update(content);
  return hash.digest('hex');
}

async function filesIn(root: string, source: string): Promise<string[]> {
  if (source.includes('.')) return [source];
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
