// The files of a folder and the lines in them, whichever form they are written in.

import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind, Problem } from './kind.ts';
import { readCsv } from './read-csv.ts';
import { readNdjson } from './read-ndjson.ts';

export type ReadLine = { line: number; record: unknown } | { line: number; problem: Problem };

export type KindFile = { kind: Kind; name: string; path: string };

export type FolderFiles = { files: KindFile[]; unknown: string[] };

/** The files of the kinds, in the order of the kinds: customers.ndjson, customers.north.csv … */
export function findFiles(folder: string, kinds: readonly Kind[]): FolderFiles {
  const names = readdirSync(folder)
    .filter((name) => /\.(ndjson|csv)$/.test(name))
    .toSorted();
  const ofKind = (kind: Kind) => names.filter((name) => name.split('.')[0] === kind.name);
  const files = kinds.flatMap((kind) => ofKind(kind).map((name) => ({ kind, name, path: join(folder, name) })));
  return { files, unknown: names.filter((name) => !files.some((file) => file.name === name)) };
}

/** Lines in portions, as they are read. */
export function readFile({ kind, path }: KindFile, rewrite: (text: string) => string): AsyncGenerator<ReadLine[]> {
  return path.endsWith('.csv') ? readCsv(path, kind, rewrite) : readNdjson(path, rewrite);
}

export async function countLines({ path }: KindFile): Promise<number> {
  let count = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  }
  return count;
}
