// The VIP club and the weekend bonus of the demo people.

import { addDays, sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';

const campaign = 'weekend-1';

type Quota = { code: string; left: number; cents?: number; percentage?: number };

const quotas: Record<string, Quota[]> = {
  '8307099971': [
    { code: '66385', left: 0, percentage: 20 },
    { code: '66386', left: 1, percentage: 15 },
    { code: '66387', left: 1, cents: 1000 },
  ],
  '9005129975': [
    { code: '66385', left: 0, percentage: 20 },
    { code: '66386', left: 0, percentage: 15 },
  ],
};

/** Taken so many days ago. */
const vouchers: Record<string, { number: string; daysAgo: number }[]> = {
  '8307099971': [{ number: '6638510427719', daysAgo: 15 }],
  '9005129975': [
    { number: '6638520775043', daysAgo: 60 },
    { number: '6638631180926', daysAgo: 45 },
  ],
};

const joinedDaysAgo: Record<string, number> = { '359888100101': 9 };

export async function loadBonusCampaign(tx: Tx, now: Date): Promise<void> {
  const today = sofiaDay(now);
  await tx
    .insertInto('bonus_campaign')
    .values({ campaign_id: campaign, bonus_mb: 5120, starts_on: addDays(today, -20), ends_on: addDays(today, 14) })
    .execute();
}

export async function loadClub(tx: Tx, owner: { pid: string; customerId: number; now: Date }): Promise<void> {
  const customer_id = owner.customerId;
  const today = sofiaDay(owner.now);
  for (const { code, left, cents = null, percentage = null } of quotas[owner.pid] ?? []) {
    await tx
      .insertInto('vip_quota')
      .values({
        customer_id,
        voucher_code: code,
        quota_total: 1,
        quota_left: left,
        discount_cents: cents,
        discount_percentage: percentage,
      })
      .execute();
  }
  for (const { number, daysAgo } of vouchers[owner.pid] ?? []) {
    const day = addDays(today, -daysAgo);
    await tx.insertInto('voucher_number').values({ voucher_number: number, customer_id }).execute();
    await tx
      .insertInto('vip_voucher')
      .values({
        customer_id,
        voucher_number: number,
        voucher_code: number.slice(0, 5),
        generated_at: startOfSofiaDay(day),
        valid_to: addDays(day, 30),
      })
      .execute();
  }
}

export async function loadBonus(tx: Tx, number: { customerId: number; serviceId: string; now: Date }): Promise<void> {
  const days = joinedDaysAgo[number.serviceId];
  if (days === undefined) return;
  await tx
    .insertInto('bonus_participation')
    .values({
      customer_id: number.customerId,
      service_id: number.serviceId,
      campaign_id: campaign,
      activated_at: new Date(number.now.getTime() - days * 86_400_000),
    })
    .execute();
}
