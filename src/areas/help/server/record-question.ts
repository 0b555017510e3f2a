// The audit entry of what a user does with a question: in the hash chain of the customer of its subject.

import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { QuestionKey } from './store.ts';

type QuestionAudit = QuestionKey & {
  /** Null for users without a pid: they have no hash chain. */
  customerId: number | null;
  action: AuditAction;
  now: Date;
};

/** Without texts: the audit log is permanent, and questions are erased. */
export async function recordQuestion(tx: Tx, { customerId, questionId, now, ...rest }: QuestionAudit) {
  if (customerId === null) return;
  const { accountId, action } = rest;
  await recordAudit(tx, { customerId, accountId, action, subject: questionId, facts: {}, happenedAt: now });
}
