// Reads a file with one JSON value per line. Broken lines are reported and skipped.

import type { ImportedResource } from './imported-resource.ts';
import { longestLineOf, readLines, tooLong, type ReadLine } from './read-lines.ts';

export async function* readNdjson(
  file: string,
  kind: ImportedResource,
  rewrite: (text: string) => string,
): AsyncGenerator<ReadLine[]> {
  let line = 0;
  for await (const texts of readLines(file, longestLineOf(kind))) {
    const read: ReadLine[] = [];
    for (const text of texts) {
      line += 1;
      if (text === null) read.push({ line, problem: tooLong(kind) });
      else if (text.trim() !== '') read.push(parsed(rewrite(text), line));
    }
    yield read;
  }
}

function parsed(text: string, line: number): ReadLine {
  try {
    return { line, record: JSON.parse(text) as unknown };
  } catch {
    return { line, problem: { field: '', message: 'is not JSON' } };
  }
}
