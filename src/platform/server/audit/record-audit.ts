// Writes the audit entry of a change in its transaction. The rows of a customer form a hash chain in commit order: the
// row with the head of the chain stays locked until the transaction ends.

import { sql } from 'kysely';
import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import type { Tx } from '../database/database.ts';
import { currentTrace } from '../trace.ts';
import { firstHash, hashOfRow, type HashedRow } from './audit-hash.ts';

export type AuditEntry = {
  customerId: number;
  accountId: number | null;
  action: AuditAction;
  /** The changed object, e.g. the service number. */
  subject: string;
  facts: AuditFacts;
  happenedAt: Date;
};

export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const head = await lockHead(tx, entry.customerId);
  const row = {
    customerId: entry.customerId,
    sequence: head.sequence + 1,
    happenedAtMicros: BigInt(entry.happenedAt.getTime()) * 1000n,
    accountId: entry.accountId,
    action: entry.action,
    subject: entry.subject,
    facts: JSON.stringify(entry.facts),
    traceId: currentTrace(),
    previousHash: head.hash,
  };
  await saveEntry(tx, row, entry.happenedAt);
}

/** The entry and the head of the chain in one statement: every change sends it. */
async function saveEntry(tx: Tx, row: HashedRow, happenedAt: Date): Promise<void> {
  const hash = hashOfRow(row);
  await tx
    .with('entry', (db) =>
      db.insertInto('audit').values({
        customer_id: row.customerId,
        sequence: row.sequence,
        happened_at: happenedAt,
        account_id: row.accountId,
        action: row.action,
        subject: row.subject,
        facts: row.facts,
        trace_id: row.traceId,
        previous_hash: row.previousHash,
        hash,
      }),
    )
    .updateTable('audit_head')
    .set({ sequence: row.sequence, hash })
    .where('customer_id', '=', row.customerId)
    .execute();
}

async function lockHead(tx: Tx, customerId: number): Promise<{ sequence: number; hash: Buffer }> {
  const { rows } = await sql<{ sequence: number; hash: Buffer }>`
    insert into audit_head as head (customer_id, sequence, hash) values (${customerId}, 0, ${firstHash})
    on conflict (customer_id) do update set sequence = head.sequence
    returning sequence, hash`.execute(tx);
  return rows[0]!;
}
