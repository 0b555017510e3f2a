// What the audit log contains about an action, for tests.

import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import type { TestPortal } from './portal.ts';

/** The oldest entry is first. */
export async function auditOf({ platform }: TestPortal, action: AuditAction) {
  const rows = await platform.db
    .selectFrom('audit')
    .select(['subject', 'facts'])
    .where('action', '=', action)
    .orderBy('happened_at')
    .orderBy('sequence')
    .execute();
  return rows.map(({ subject, facts }) => ({ subject, facts: JSON.parse(facts) as Record<string, unknown> }));
}
