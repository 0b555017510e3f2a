import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import type { DeskOperator } from '#platform/server/http/desk-operator.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';

/** Records what an operator changed or read. */
export function careAudit({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const record = (tx: Tx, { name: by }: DeskOperator, action: AuditAction, subject: string, facts: AuditFacts = {}) =>
    recordDeskAction(tx, { by, action, subject, facts, happenedAt: clock.now() });
  const recordRead = (operator: DeskOperator, action: AuditAction, subject: string, facts: AuditFacts = {}) =>
    inTransaction(db, (tx) => record(tx, operator, action, subject, facts));
  return { record, recordRead };
}
