// The format of a backup file: compressed text. The first line describes it, each table follows in COPY format, and the
// last line contains the row count and the digest of everything before.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

export type Migration = { name: string; digest: string };
export type Sequence = { name: string; last: string | null };
export type ArchiveHeader = { format: 1; madeAt: string; migrations: Migration[]; sequences: Sequence[] };
export type TableHeader = { table: string; columns: string[] };
export type ArchiveFooter = { tables: number; rows: number; sha256: string };

/** Ends the rows of a table; PostgreSQL never writes it as a row. */
export const endOfTable = '\\.\n';

export class BadBackup extends Error {}

/** Reads lines unchanged. Only a line feed ends one: a text may contain other line separators. */
export async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  for await (const chunk of source.pipe(unpacked) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      yield bytes.subarray(from, end + 1);
      from = end + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield rest;
}

/** Reads a whole backup; a truncated or altered one is refused. */
export async function checkArchive(file: string): Promise<ArchiveFooter> {
  const hash = createHash('sha256');
  let last: Buffer | null = null;
  try {
    for await (const line of linesOf(file)) {
      if (last) hash.update(last);
      last = line;
    }
  } catch (error) {
    throw new BadBackup(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const foot = footIn(last);
  if (!foot || foot.sha256 !== hash.digest('hex')) throw new BadBackup(`${file} is not a whole backup.`);
  return foot;
}

function footIn(line: Buffer | null): ArchiveFooter | null {
  try {
    return JSON.parse(line?.toString() ?? '') as ArchiveFooter;
  } catch {
    return null;
  }
}
