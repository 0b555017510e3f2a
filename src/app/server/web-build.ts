// Builds the web when its sources have changed, each build in its own folder: a running portal keeps the files it
// serves.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BadConfiguration } from '#platform/server/environment.ts';

const sources = ['src', 'brands', 'vite.config.ts', 'vite.desk.config.ts', 'package-lock.json'];
const buildsKept = 3;

/** The portal of the customers and the operator desk: the bundles share nothing. */
const parts = {
  web: { config: 'vite.config.ts', says: '[4/4] building the web, some seconds' },
  desk: { config: 'vite.desk.config.ts', says: 'building the operator’s desk, some seconds' },
} as const;

export type WebPart = keyof typeof parts;

/** The folder of the build of the current sources, built before by `npm run build`. */
export async function findWebBuild(root: string, part: WebPart): Promise<string> {
  const folder = await folderOf(root, part);
  if (existsSync(folder)) return folder;
  throw new BadConfiguration('The web of this version is not built. Run: npm run build');
}

/** The same folder; built now if it is missing. */
export async function ensureWebBuild(root: string, part: WebPart, say: (line: string) => void): Promise<string> {
  const { config, says } = parts[part];
  const folder = await folderOf(root, part);
  if (existsSync(folder)) return folder;
  say(says);
  const builds = dirname(folder);
  await mkdir(builds, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  await build(root, config, unfinished);
  await takePlace(unfinished, folder);
  await forgetOldBuilds(builds);
  return folder;
}

async function folderOf(root: string, part: WebPart): Promise<string> {
  return join(root, '.build', part, (await digestOf(root)).slice(0, 16));
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
  await Promise.all(old.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })));
}

async function digestOf(root: string): Promise<string> {
  const found = await Promise.all(sources.map((source) => filesIn(root, source)));
  const files = found.flat().filter((name) => !/\/server\/|\.test\.|\.stories\./.test(name));
  const contents = await Promise.all(
    files.toSorted().map(async (name) => [name, await readFile(join(root, name))] as const),
  );
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

/** In a separate process, which frees the memory of the build. */
function build(root: string, config: string, folder: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const words = [vite, 'build', '--config', config, '--logLevel', 'warn', '--outDir', folder];
  // Tests also build what is delivered.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the web could not be built (exit ${code})`)),
    );
  });
}
