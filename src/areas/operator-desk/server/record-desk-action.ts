// The audit log of what the operator's own people do: a chain of its own among those of the customers, under the number that
// no customer has.

import type { AuditAction } from '#platform/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';

export const deskChain = 0;

export type DeskAction = {
  /** The operator's name. */
  by: string;
  action: AuditAction;
  subject: string;
  /** What was and what is: `from` and `to` where something changed. */
  facts: AuditFacts;
  happenedAt: Date;
};

export function recordDeskAction(tx: Tx, { by, action, subject, facts, happenedAt }: DeskAction): Promise<void> {
  return recordAudit(tx, {
    customerId: deskChain,
    accountId: null,
    action,
    subject,
    facts: { by, ...facts },
    happenedAt,
  });
}
