// The size of every screen's and dialog's own code in the built web.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureWebBuild } from '#app/server/web-build.ts';
import { atMost, type Measurement } from './bars.ts';

const root = join(import.meta.dirname, '..');
const kinds = [
  { words: 'screen', ending: /-screen-[\w-]{8}\.js$/, limit: 15 },
  { words: 'dialog', ending: /-dialog-[\w-]{8}\.js$/, limit: 6 },
] as const;

export async function measureChunks(): Promise<Measurement[]> {
  const assets = join(await ensureWebBuild(root, 'web', () => undefined), 'assets');
  const names = await readdir(assets);
  const rows = await Promise.all(
    kinds.flatMap(({ ending, limit, words }) =>
      names
        .filter((name) => ending.test(name))
        .map(async (name) => {
          const bytes = gzipSync(await readFile(join(assets, name)), { level: 9 }).length;
          return atMost(`${words} ${name.replace(ending, '')}`, bytes / 1024, limit, 'KB');
        }),
    ),
  );
  return rows.toSorted((a, b) => b.value - a.value);
}
