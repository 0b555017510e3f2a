// Builds the web when its sources have changed since the last build, and says where it lies.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const sources = ['src', 'vite.config.ts', 'package-lock.json'];

/** The folder of a build that matches the sources. */
export async function ensureWebBuild(root: string, say: (line: string) => void): Promise<string> {
  const folder = join(root, '.build/web');
  const stampFile = join(root, '.build/web.stamp');
  const stamp = await digestOf(root);
  const built = existsSync(join(folder, 'index.html')) && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;
  if (!built) {
    say('[4/4] building the web, some seconds');
    await build(root);
    await writeFile(stampFile, stamp);
  }
  return folder;
}

async function digestOf(root: string): Promise<string> {
  const found = await Promise.all(
    sources.map(async (source) => {
      if (source.includes('.')) return [source];
      const names = await readdir(join(root, source), { recursive: true, withFileTypes: true });
      return names
        .filter((name) => name.isFile())
        .map((name) => join(name.parentPath, name.name).slice(root.length + 1));
    }),
  );
  const hash = createHash('sha256');
  const files = found.flat().filter((name) => !/\/server\/|\.test\.|\.stories\./.test(name));
  const contents = await Promise.all(
    files.toSorted().map(async (name) => [name, await readFile(join(root, name))] as const),
  );
  for (const [name, content] of contents) hash.update(name).update(content);
  return hash.digest('hex');
}

/** In a process of its own: what the build needs of memory is gone when it ends. */
function build(root: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the web could not be built (exit ${code})`)),
    );
  });
}
