// Faults of the embedded partners, set by the operator of a demo or by a test.

import type { Queryable } from '../database/database.ts';

/** The faults of a partner by subject; * matches everything. */
export async function findFaults(db: Queryable, partner: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('partner_fault')
    .select(['subject', 'fault'])
    .where('partner', '=', partner)
    .execute();
  return new Map(rows.map(({ subject, fault }) => [subject, fault]));
}

export async function isPartnerDown(db: Queryable, partner: string): Promise<boolean> {
  return (await findFaults(db, partner)).get('*') === 'down';
}
