// Entries of the audit log, to test its chains.

import { inTransaction, type Database } from '#platform/server/database/database.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';

export function recordEntryOf(db: Database, customerId: number): Promise<void> {
  return inTransaction(db, (tx) =>
    recordAudit(tx, {
      customerId,
      accountId: null,
      action: 'extra.activate',
      subject: '359888100101',
      facts: {},
      happenedAt: new Date('2026-03-02T10:00:00Z'),
    }),
  );
}
