// Campaigns of the demo: what was collected, who has used up which limit, who listens to music, whom the network knows.

import { addDays, sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';

export const demoCampaign = 'donation-1';

/** Beside what a month usually allows: what these numbers have given this month. */
const given: Record<string, number> = { '359888100102': 100, '359888100201': 43 };

/** Credit left in cents out of 50 EUR. */
const credit: Record<string, number> = { '359888100301': 700, '359888100302': 40 };
const creditLimit = 5000;

type DemoMusic = { status: 'Active' | 'Deactivated'; subscribed: number; freeUntil: number; ends?: number };

/** Days from today. */
const music: Record<string, DemoMusic> = {
  '359888100102': { status: 'Active', subscribed: -32, freeUntil: 58 },
  '359888100103': { status: 'Deactivated', subscribed: -70, freeUntil: 20, ends: 20 },
  '359888100201': { status: 'Active', subscribed: -18, freeUntil: 12 },
  '359888100301': { status: 'Deactivated', subscribed: -420, freeUntil: -55, ends: -25 },
  '359888100501': { status: 'Active', subscribed: -130, freeUntil: -40 },
};

/** Lines that the embedded recognition host knows. */
const recognised = ['359888100101', '359888100103', '359888100201', '359888100301', '359888100501'];

const verifiedFor: Record<string, string> = { '359888100101': 'dnevnik', '359888100301': 'capital' };

export async function loadCampaigns(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('donation_campaign')
    .values({
      campaign_id: demoCampaign,
      goal_amount: 8000,
      unit_cents: 200,
      suggested_amounts: [2, 6, 10, 20, 50, 100],
      private_limit: 100,
      business_limit: 500,
      ends_on: addDays(sofiaDay(now), 15),
    })
    .execute();
  await tx
    .insertInto('donation_tally')
    .values({ campaign_id: demoCampaign, shard: 0, amount: 6124, donations: 471 })
    .execute();
  await tx.insertInto('music_offer').values({ price_cents: 499, link: 'https://noti.abonat.example/' }).execute();
  await tx
    .insertInto('recognised_number')
    .values(recognised.map((service_id) => ({ service_id })))
    .execute();
}

type Loaded = { customerId: number; serviceId: string; now: Date };

export async function loadCampaignsOf(tx: Tx, { customerId, serviceId, now }: Loaded): Promise<void> {
  const today = sofiaDay(now);
  const of = { customer_id: customerId, service_id: serviceId };
  const sum = given[serviceId];
  if (sum !== undefined) {
    const month = `${today.slice(0, 7)}-01`;
    await tx
      .insertInto('donation_allowance')
      .values({ ...of, campaign_id: demoCampaign, month, limit_amount: 100, given_amount: sum })
      .execute();
  }
  const left = credit[serviceId];
  if (left !== undefined) {
    await tx
      .insertInto('service_credit')
      .values({ ...of, limit_cents: creditLimit, used_cents: creditLimit - left })
      .execute();
  }
  await loadMusic(tx, of, today);
  const source = verifiedFor[serviceId];
  if (source) {
    const verifiedAt = new Date(now.getTime() - 12 * 86_400_000);
    await tx
      .insertInto('partner_verification')
      .values({ ...of, source, verified_at: verifiedAt })
      .execute();
  }
}

async function loadMusic(tx: Tx, of: { customer_id: number; service_id: string }, today: string): Promise<void> {
  const subscription = music[of.service_id];
  if (!subscription) return;
  await tx
    .insertInto('music_subscription')
    .values({
      ...of,
      status: subscription.status,
      subscribed_on: addDays(today, subscription.subscribed),
      free_until: addDays(today, subscription.freeUntil),
      deactivates_on: subscription.ends === undefined ? null : addDays(today, subscription.ends),
    })
    .execute();
}
