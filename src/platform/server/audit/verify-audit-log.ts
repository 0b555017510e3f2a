// Verifies the audit log of many customers: counts the rows and finds the broken hash chains.

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

export type AuditReport = { chains: number; rows: number; broken: { customerId: number; brokenAt: number }[] };

/** Without ids, verifies every customer with an audit row or a chain head. */
export async function verifyAuditLog(db: Database, given: readonly number[]): Promise<AuditReport> {
  const customers = given.length > 0 ? given : await withAudit(db);
  const evidence: AuditReport = { chains: customers.length, rows: 0, broken: [] };
  for (const customerId of customers) {
    const verdict = await verifyAuditChain(db, customerId);
    if (verdict.intact) evidence.rows += verdict.rows;
    else evidence.broken.push({ customerId, brokenAt: verdict.brokenAt });
  }
  return evidence;
}

async function withAudit(db: Database): Promise<number[]> {
  const { rows } = await sql<{ customer_id: number }>`
    select customer_id from audit_head union select customer_id from audit order by customer_id`.execute(db);
  return rows.map(({ customer_id }) => customer_id);
}
