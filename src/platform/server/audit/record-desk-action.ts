// The audit log of operators: its own hash chain, under an id that no customer has.

import type { AuditAction } from './audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import type { Tx } from '../database/database.ts';
import { recordAudit } from './record-audit.ts';

export const deskChain = 0;

export type DeskAction = {
  /** The operator's name. */
  by: string;
  action: AuditAction;
  subject: string;
  /** With `from` and `to` for changed values. */
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
