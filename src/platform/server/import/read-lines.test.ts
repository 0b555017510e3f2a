import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '#testing/import-folders.ts';
import { readLines } from './read-lines.ts';

async function linesOf(content: string): Promise<(string | null)[]> {
  const folder = makeFolder({ 'some.ndjson': content });
  onTestFinished(() => folder.remove());
  return (await Array.fromAsync(readLines(`${folder.path}/some.ndjson`, 10))).flat();
}

it.each([
  ['0123456789', ['0123456789']],
  ['01234567890', [null]],
  ['0123456789\nlast', ['0123456789', 'last']],
  ['01234567890\nlast', [null, 'last']],
])('the lines of %j, of at most ten bytes, are %j', async (content, lines) => {
  expect(await linesOf(content)).toEqual(lines);
});
