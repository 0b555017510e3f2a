// The audit entry of a change to the account itself, in the hash chain of every customer whose pid the account has.

import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import { recordAudit } from './record-audit.ts';
import type { Tx } from '../database/database.ts';

type AccountEvidence = {
  accountId: number;
  action: AuditAction;
  subject: string;
  facts: AuditFacts;
  now: Date;
};

export async function recordForAccount(tx: Tx, { now, ...entry }: AccountEvidence): Promise<void> {
  const held = await tx
    .selectFrom('account_pid')
    .select('customer_id')
    .where('account_id', '=', entry.accountId)
    .orderBy('customer_id')
    .execute();
  for (const { customer_id } of held) await recordAudit(tx, { ...entry, customerId: customer_id, happenedAt: now });
}
