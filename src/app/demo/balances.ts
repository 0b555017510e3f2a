// The operator's side of prepaid balances in the demo: what was imported, and vouchers.

import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';

const vouchers = [
  { code: '1000200030004', amount_cents: 500, used_by: null },
  { code: '1000200030005', amount_cents: 1000, used_by: null },
  { code: '1000200030006', amount_cents: 2000, used_by: null },
  { code: '1000200030009', amount_cents: 500, used_by: 'MV-2051' },
];

export async function loadBalances(tx: Tx): Promise<void> {
  await sql`insert into embedded_balance (service_id, balance_cents, valid_until)
    select service_id, balance_cents, valid_until from prepaid_balance`.execute(tx);
  await sql`insert into embedded_balance_movement (service_id, movement_id, kind, name_bg, name_en, amount_cents, moved_at)
    select service_id, movement_id, kind, name_bg, name_en, amount_cents, moved_at from balance_movement`.execute(tx);
  await tx.insertInto('embedded_voucher').values(vouchers).execute();
}
