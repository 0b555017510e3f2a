// The files of a folder and their lines, in either format.

import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { BadConfiguration } from '../environment.ts';
import type { ImportedResource } from './imported-resource.ts';
import { readCsv } from './read-csv.ts';
import { openFile, type ReadLine } from './read-lines.ts';
import { readNdjson } from './read-ndjson.ts';

export type ResourceFile = { kind: ImportedResource; name: string; path: string };

export type FolderFiles = { files: ResourceFile[]; unknown: string[] };

/** Files in the order of the resources: customers.ndjson, customers.north.csv … */
export function findFiles(folder: string, kinds: readonly ImportedResource[]): FolderFiles {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => /\.(ndjson|csv)$/.test(name));
  refuseOtherThanFiles(entries);
  const names = entries.map(({ name }) => name).toSorted();
  const ofKind = (kind: ImportedResource) => names.filter((name) => name.split('.')[0] === kind.name);
  const files = kinds.flatMap((kind) => ofKind(kind).map((name) => ({ kind, name, path: join(folder, name) })));
  return { files, unknown: names.filter((name) => !files.some((file) => file.name === name)) };
}

/** Error messages quote the file, so only files of the folder itself are read. */
function refuseOtherThanFiles(entries: readonly Dirent[]): void {
  const other = entries.find((entry) => !entry.isFile());
  if (other) throw new BadConfiguration(`${other.name} is not a file: links and folders are not read. Remove it.`);
}

export function readFile({ kind, path }: ResourceFile, rewrite: (text: string) => string): AsyncGenerator<ReadLine[]> {
  return path.endsWith('.csv') ? readCsv(path, kind, rewrite) : readNdjson(path, kind, rewrite);
}

export async function countLines({ path }: ResourceFile): Promise<number> {
  let count = 0;
  for await (const chunk of openFile(path, 1024 * 1024)) {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  }
  return count;
}
