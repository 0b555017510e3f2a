// Builds the web when its sources have changed.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BadConfiguration } from '#platform/server/environment.ts';
import { buildFolder, fillBuildFolder } from './build-folder.ts';

const sources = ['src', 'brands', 'vite.config.ts', 'vite.desk.config.ts', 'package-lock.json'];
const isSource = (name: string) => !/\/server\/|\.test\.|\.stories\./.test(name);

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
  await fillBuildFolder(folder, (unfinished) => build(root, config, unfinished));
  return folder;
}

const folderOf = (root: string, part: WebPart) => buildFolder({ root, part, sources, isSource });

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
