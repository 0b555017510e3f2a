// Finds code that was copied: the same lines in two places of the product.

import { isTest } from './architecture-rules.ts';

type TextFile = { path: string; text: string };
type Line = { path: string; number: number; text: string };

const repeatedLines = 10;

/** Every pair of places that have ten lines in common, as "a.ts:10 and b.ts:40"; a longer run is listed once. */
export function repeatedCode(files: readonly TextFile[]): string[] {
  const first = new Map<string, Line>();
  const found: string[] = [];
  for (const file of files.filter(({ path }) => isProductCode(path))) {
    const lines = significantLines(file);
    let end = 0;
    for (let at = 0; at + repeatedLines <= lines.length; at++) {
      const run = lines.slice(at, at + repeatedLines);
      const key = run.map(({ text }) => text).join('\n');
      const earlier = first.get(key);
      if (!earlier) first.set(key, run[0]!);
      else if (at >= end) found.push(`${earlier.path}:${earlier.number} and ${file.path}:${run[0]!.number}`);
      if (earlier) end = at + repeatedLines;
    }
  }
  return found;
}

const isProductCode = (path: string) =>
  path.startsWith('src/') && !isTest(path) && !/\/(texts|gallery|stories|checks)\/|\/database\/schema\.ts$/.test(path);

/** Without blank lines, comments, imports and lines of punctuation only. */
function significantLines({ path, text }: TextFile): Line[] {
  const code = text.replace(/\/\*[^]*?\*\/|^import\s[^;]*;/gm, (part) => part.replace(/[^\n]/g, ''));
  return code
    .split('\n')
    .map((line, index) => ({ path, number: index + 1, text: line.trim() }))
    .filter((line) => /\w/.test(line.text) && !line.text.startsWith('//'));
}
