import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from './build-server.ts';

const sources = {
  'src/tools/run-tool.ts': `import { readFileSync } from 'node:fs';
    import { join } from 'node:path';
    const greeting: string = readFileSync(join(import.meta.dirname, 'greeting.txt'), 'utf8');
    const again = readFileSync(new URL('greeting.txt', import.meta.url), 'utf8');
    const { rare } = await import('./rare.ts');
    console.log(JSON.stringify([greeting, again, rare, process.argv[2]]));`,
  'src/tools/rare.ts': `export const rare: string = 'рядко 😀';`,
  'src/tools/greeting.txt': 'hello',
  'brands/blue/brand.ts': `export const brand = { id: 'blue' as string, legalName: 'Синьо АД' };`,
};

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'abonat-server-'));
  folder = join(root, '.build/server/one');
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  await buildServer({ root, scripts: ['src/tools/run-tool.ts'], folder });
});
afterAll(() => rm(root, { recursive: true }));

it('a built program finds the files beside its source and keeps its texts', () => {
  const printed = execFileSync(process.execPath, [join(folder, 'run-tool.js'), 'word'], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual(['hello', 'hello', 'рядко 😀', 'word']);
});

it('the brands are built beside the programs', async () => {
  expect(await import(join(folder, 'brand-blue.js'))).toMatchObject({ brand: { id: 'blue', legalName: 'Синьо АД' } });
});

it('no built file contains a letter that doubles its size in memory, and what is needed seldom has its own file', async () => {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  expect(texts.filter((text) => Buffer.byteLength(text) !== text.length)).toEqual([]);
  expect(names.find((name) => name.startsWith('part-rare'))).toBeDefined();
});
