// Writes rows to a table with COPY.

import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null | object;

type CopyTarget = {
  table: string;
  columns: readonly string[];
  /** The rows need no vacuum. PostgreSQL allows it only if the same transaction created or rewrote the table. */
  isFrozen?: boolean;
};

/** Accepts lines in the text format of COPY, in batches of any size. */
export async function copyRows(
  client: pg.Client,
  { table, columns, isFrozen = false }: CopyTarget,
  chunks: Iterable<string | Uint8Array>,
): Promise<number> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin (freeze ${isFrozen})`));
  // Awaited from the start, so that a write error is not lost.
  const ended = finished(stream);
  ended.catch(() => undefined);
  for (const chunk of chunks) {
    if (!stream.write(chunk) && !stream.destroyed) await Promise.race([drained(stream), ended]);
  }
  stream.end();
  await ended;
  return stream.rowCount;
}

const drained = (stream: NodeJS.WritableStream) => new Promise<void>((resolve) => void stream.once('drain', resolve));

/** One row in the text format of COPY. */
export function lineOf(row: readonly CopyValue[]): string {
  let line = '';
  for (const value of row) line += `${shown(value)}\t`;
  return `${line.slice(0, -1)}\n`;
}

function shown(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : String(value);
}

const special = /[\\\t\n\r]/;

function escaped(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(/[\\\t\n\r]/g, (character) => `\\${{ '\\': '\\', '\t': 't', '\n': 'n', '\r': 'r' }[character]}`);
}
