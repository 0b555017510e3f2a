// The hash of one audit row. It covers every column and the hash of the row before, so no byte can change unseen.

import { createHash } from 'node:crypto';

export type HashedRow = {
  customerId: number;
  sequence: number;
  /** Microseconds since 1970, as finely as the database keeps a moment. */
  happenedAtMicros: bigint;
  accountId: number | null;
  action: string;
  subject: string;
  facts: string;
  /** Null for what no request did, and for rows from before audit log carried it. */
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
    // The length first, so that no two different rows read the same.
    const bytes = Buffer.from(part, 'utf8');
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.update(row.previousHash).digest();
}
