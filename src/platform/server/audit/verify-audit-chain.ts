// Reads the audit log of a customer from the first row to the head and finds the first break in the hash chain.

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { firstHash, hashOfRow } from './audit-hash.ts';

export type AuditVerdict = { intact: true; rows: number } | { intact: false; brokenAt: number };

type Link = { sequence: number; hash: Buffer };

type Row = Link & {
  micros: string;
  account_id: number | null;
  action: string;
  subject: string;
  facts: string;
  trace_id: string | null;
  previous_hash: Buffer;
};

const pageSize = 1000;

/** Detects changed bytes and removed, added or moved rows. */
export async function verifyAuditChain(db: Database, customerId: number): Promise<AuditVerdict> {
  // One snapshot, because rows written meanwhile would look like a broken chain.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      let last: Link = { sequence: 0, hash: firstHash };
      let page: Row[];
      do {
        page = await readRows(tx, customerId, last.sequence);
        for (const row of page) {
          if (!follows(customerId, last, row)) return { intact: false, brokenAt: last.sequence + 1 };
          last = row;
        }
      } while (page.length === pageSize);
      return (await isHead(tx, customerId, last))
        ? { intact: true, rows: last.sequence }
        : { intact: false, brokenAt: last.sequence + 1 };
    });
}

function follows(customerId: number, before: Link, row: Row): boolean {
  const expected = hashOfRow({
    customerId,
    sequence: before.sequence + 1,
    happenedAtMicros: BigInt(row.micros),
    accountId: row.account_id,
    action: row.action,
    subject: row.subject,
    facts: row.facts,
    traceId: row.trace_id,
    previousHash: before.hash,
  });
  return row.sequence === before.sequence + 1 && row.previous_hash.equals(before.hash) && row.hash.equals(expected);
}

async function readRows(db: Database, customerId: number, after: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select sequence, (extract(epoch from happened_at) * 1000000)::bigint::text as micros,
      account_id, action, subject, facts, trace_id, previous_hash, hash
    from audit where customer_id = ${customerId} and sequence > ${after}
    order by sequence limit ${pageSize}`.execute(db);
  return rows;
}

async function isHead(db: Database, customerId: number, last: Link): Promise<boolean> {
  const head = await db
    .selectFrom('audit_head')
    .select(['sequence', 'hash'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return head ? head.sequence === last.sequence && head.hash.equals(last.hash) : last.sequence === 0;
}
