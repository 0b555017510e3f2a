// The hash of one audit row. It covers every column and the hash of the previous row, so every changed byte is
// detected.

import { createHash } from 'node:crypto';

export type HashedRow = {
  customerId: number;
  sequence: number;
  /** Microseconds since 1970, the precision of PostgreSQL. */
  happenedAtMicros: bigint;
  accountId: number | null;
  action: string;
  subject: string;
  facts: string;
  /** Null for changes without a request and for rows written before the audit log stored it. */
  traceId: string | null;
  previousHash: Buffer;
};

export const firstHash = Buffer.alloc(32);

export function hashOfRow(row: HashedRow): Buffer {
  const hash = createHash('sha256');
  for (const part of [
    String(row.customerId),
    String(row.sequence),
    String(row.happenedAtMicros),
    row.accountId === null ? '-' : String(row.accountId),
    row.action,
    row.subject,
    row.facts,
    ...(row.traceId === null ? [] : [row.traceId]),
  ]) {
    // The length prefix keeps different rows from having the same bytes.
    const bytes = Buffer.from(part, 'utf8');
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.update(row.previousHash).digest();
}
