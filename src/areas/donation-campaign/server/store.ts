// The SQL of the donation campaign. The statements themselves enforce the limits under concurrency.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { AccountType } from '#platform/client-type.ts';
import { availableCents } from '#platform/server/number-balance.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

export type Campaign = {
  campaign_id: string;
  goal_amount: number;
  unit_cents: number;
  suggested_amounts: number[];
  private_limit: number;
  business_limit: number;
  starts_on: string | null;
  ends_on: string;
};

export async function findCampaign(db: Queryable, campaignId: string): Promise<Campaign | undefined> {
  return db.selectFrom('donation_campaign').selectAll().where('campaign_id', '=', campaignId).executeTakeFirst();
}

export async function findTally(db: Queryable, campaignId: string): Promise<{ amount: number; donations: number }> {
  const { rows } = await sql<{ amount: number; donations: number }>`
    select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(donations), 0)::bigint as donations
    from donation_tally where campaign_id = ${campaignId}`.execute(db);
  return rows[0]!;
}

/** Only mobile numbers that the account owns can donate. */
export function findEligible(db: Queryable, accountId: number): Promise<{ service_id: string; is_prepaid: boolean }[]> {
  return db
    .selectFrom('account_service')
    .innerJoin('service', (join) =>
      join
        .onRef('service.customer_id', '=', 'account_service.customer_id')
        .onRef('service.service_id', '=', 'account_service.service_id'),
    )
    .innerJoin('tariff', 'tariff.tariff_id', 'service.tariff_id')
    .select(['service.service_id', 'tariff.is_prepaid'])
    .where('account_service.account_id', '=', accountId)
    .where('account_service.is_owner', '=', true)
    .where('service.msisdn_type', '=', 'Mobile')
    .orderBy('account_service.position')
    .execute();
}

export async function hasAcceptedTerms(db: Queryable, accountId: number, campaignId: string): Promise<boolean> {
  const row = await db
    .selectFrom('donation_terms')
    .select('accepted_at')
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function acceptTerms(tx: Tx, accountId: number, campaignId: string, now: Date): Promise<void> {
  await tx
    .insertInto('donation_terms')
    .values({ account_id: accountId, campaign_id: campaignId, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type DonationState = {
  msisdn_type: string;
  is_prepaid: boolean;
  given: number;
  limit: number | null;
  credit_left_cents: number | null;
};

/** The type of a number, and its usage of the limits this month. */
export async function findDonationState(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  campaignId: string,
  month: string,
): Promise<DonationState> {
  const { rows } = await sql<DonationState>`
    select service.msisdn_type, tariff.is_prepaid, coalesce(allowance.given_amount, 0) as given, allowance.limit_amount as limit,
      coalesce(credit.limit_cents - credit.used_cents, ${sql.raw(availableCents)}) as credit_left_cents
    from service join tariff using (tariff_id)
    left join donation_allowance allowance on allowance.customer_id = service.customer_id
      and allowance.service_id = service.service_id
      and allowance.campaign_id = ${campaignId} and allowance.month = ${month}
    left join service_credit credit
      on credit.customer_id = service.customer_id and credit.service_id = service.service_id
    left join prepaid_balance balance
      on balance.customer_id = service.customer_id and balance.service_id = service.service_id and tariff.is_prepaid
    where service.customer_id = ${customerId} and service.service_id = ${serviceId}`.execute(db);
  return rows[0]!;
}

export type MonthlyDonation = ServiceKey & { campaignId: string; month: string; amount: number; limit: number };

/** Deducts an amount from the monthly allowance; false if the limit does not allow it. */
export async function takeAllowance(
  tx: Tx,
  { customerId, serviceId, campaignId, month, amount, limit }: MonthlyDonation,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into donation_allowance as allowance
      (customer_id, service_id, campaign_id, month, limit_amount, given_amount)
    select ${customerId}, ${serviceId}, ${campaignId}, ${month}::date, ${limit}, ${amount}
    where ${amount}::int <= ${limit}::int
    on conflict (customer_id, service_id, campaign_id, month) do update
      set given_amount = allowance.given_amount + ${amount}
      where allowance.given_amount + ${amount} <= allowance.limit_amount`.execute(tx);
  return numAffectedRows === 1n;
}

const tallyShards = 16;

export async function addDonation(
  tx: Tx,
  { customerId, serviceId, campaignId, amount, accountId, now }: MonthlyDonation & { accountId: number; now: Date },
): Promise<number> {
  const { receipt_number: receipt } = await tx
    .insertInto('donation')
    .values({
      customer_id: customerId,
      campaign_id: campaignId,
      service_id: serviceId,
      account_id: accountId,
      amount,
      donated_at: now,
    })
    .returning('receipt_number')
    .executeTakeFirstOrThrow();
  await sql`
    insert into donation_tally as tally (campaign_id, shard, amount, donations)
    values (${campaignId}, ${receipt % tallyShards}, ${amount}, 1)
    on conflict (campaign_id, shard) do update
      set amount = tally.amount + excluded.amount, donations = tally.donations + 1`.execute(tx);
  return receipt;
}

export async function findLastDonation(db: Queryable, accountId: number, campaignId: string) {
  return db
    .selectFrom('donation')
    .innerJoin('account', 'account.account_id', 'donation.account_id')
    .innerJoin('donation_campaign', 'donation_campaign.campaign_id', 'donation.campaign_id')
    .innerJoin('service', (join) =>
      join
        .onRef('service.customer_id', '=', 'donation.customer_id')
        .onRef('service.service_id', '=', 'donation.service_id'),
    )
    .innerJoin('tariff', 'tariff.tariff_id', 'service.tariff_id')
    .select(['receipt_number', 'donation.service_id', 'amount', 'donated_at', 'first_name', 'unit_cents', 'is_prepaid'])
    .where('donation.account_id', '=', accountId)
    .where('donation.campaign_id', '=', campaignId)
    .orderBy('receipt_number', 'desc')
    .executeTakeFirst();
}

/** The first donation of a month fixes its limit; until then that of the campaign applies. */
export function limitOf(campaign: Campaign, accountType: AccountType, { limit }: Pick<DonationState, 'limit'>): number {
  return limit ?? (accountType === 'Business' ? campaign.business_limit : campaign.private_limit);
}
