import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';

export type ClubRow = {
  is_vip: boolean;
  name: string;
  vouchers: { voucher_number: string; voucher_code: string; generated_on: string; valid_to: string }[];
  quotas: {
    voucher_code: string;
    quota_left: number;
    quota_total: number;
    discount_cents: number | null;
    discount_percentage: number | null;
    last_taken_on: string | null;
  }[];
};

/** The whole club of a customer in one statement, without expired vouchers. */
export async function findClub(db: Queryable, customerId: number, today: string): Promise<ClubRow | undefined> {
  const { rows } = await sql<ClubRow>`
    select customer.is_vip, customer.name,
      coalesce((
        select json_agg(json_build_object(
          'voucher_number', voucher_number, 'voucher_code', voucher_code,
          'generated_on', (generated_at at time zone 'Europe/Sofia')::date, 'valid_to', valid_to
        ) order by valid_to, voucher_number)
        from vip_voucher where vip_voucher.customer_id = customer.customer_id and valid_to >= ${today}
      ), '[]') as vouchers,
      coalesce((
        select json_agg(json_build_object(
          'voucher_code', quota.voucher_code, 'quota_left', ${leftIn(today)}, 'quota_total', quota_total,
          'discount_cents', discount_cents, 'discount_percentage', discount_percentage,
          'last_taken_on', (
            select max((generated_at at time zone 'Europe/Sofia')::date) from vip_voucher taken
            where taken.customer_id = quota.customer_id and taken.voucher_code = quota.voucher_code)
        ) order by quota.voucher_code)
        from vip_quota quota where quota.customer_id = customer.customer_id
      ), '[]') as quotas
    from customer where customer.customer_id = ${customerId}`.execute(db);
  return rows[0];
}

/**
 * Lowers the quota by one; false if nothing is left or the customer is not VIP. Concurrent calls are serialized here.
 */
export async function lowerQuota(
  tx: Tx,
  { customerId, voucherCode, today }: { customerId: number; voucherCode: string; today: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update vip_quota set quota_left = ${leftIn(today)} - 1, quota_year = greatest(quota_year, ${yearOf(today)})
    where customer_id = ${customerId} and voucher_code = ${voucherCode} and ${leftIn(today)} > 0
      and exists (select from customer where customer.customer_id = vip_quota.customer_id and is_vip)`.execute(tx);
  return numAffectedRows === 1n;
}

/** Quotas renew with the calendar year in Sofia. */
function leftIn(today: string) {
  return sql`(case when quota_year < ${yearOf(today)} then quota_total else quota_left end)`;
}

function yearOf(today: string) {
  return sql`${Number(today.slice(0, 4))}::integer`;
}

/** False if the number is already taken. */
export async function takeNumber(tx: Tx, customerId: number, voucherNumber: string): Promise<boolean> {
  const taken = await tx
    .insertInto('voucher_number')
    .values({ voucher_number: voucherNumber, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('voucher_number')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function saveVoucher(
  tx: Tx,
  voucher: { customerId: number; voucherNumber: string; voucherCode: string; generatedAt: Date; validTo: string },
): Promise<void> {
  await tx
    .insertInto('vip_voucher')
    .values({
      customer_id: voucher.customerId,
      voucher_number: voucher.voucherNumber,
      voucher_code: voucher.voucherCode,
      generated_at: voucher.generatedAt,
      valid_to: voucher.validTo,
    })
    .execute();
}

export function findMailAddress(db: Queryable, accountId: number) {
  return db
    .selectFrom('account')
    .select(['email', 'language'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}
