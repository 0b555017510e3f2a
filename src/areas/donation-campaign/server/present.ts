import { sofiaDay } from '#platform/clock.ts';
import { priceOf } from '#platform/money.ts';
import type { CampaignProgress, DonationReceipt, EligibleLimit } from '../contract.ts';
import type { Campaign, findLastDonation, DonationState } from './store.ts';

export function receiptNumber(number: number): string {
  return `D-${String(number).padStart(6, '0')}`;
}

export function presentProgress(
  campaign: Campaign,
  tally: { amount: number; donations: number },
  now: Date,
): CampaignProgress {
  const today = sofiaDay(now);
  return {
    collected_amount: tally.amount,
    goal_amount: campaign.goal_amount,
    donations: tally.donations,
    unit_price_currency: priceOf(campaign.unit_cents),
    unit_cents: campaign.unit_cents,
    suggested_amounts: campaign.suggested_amounts,
    today,
    ends_on: campaign.ends_on,
    has_ended: today > campaign.ends_on,
  };
}

/** The limit of the month and the credit of the number both apply. */
export function presentLimit(state: DonationState, limit: number): EligibleLimit {
  const credit = state.credit_left_cents === null ? limit : Math.floor(state.credit_left_cents / 100);
  return { amount: Math.max(0, Math.min(limit - state.given, credit)), limit, given: state.given };
}

type Row = NonNullable<Awaited<ReturnType<typeof findLastDonation>>>;

export function presentReceipt(row: Row): DonationReceipt {
  return {
    receipt_number: receiptNumber(row.receipt_number),
    msisdn: row.service_id,
    is_prepaid: row.is_prepaid,
    amount: row.amount,
    amount_currency: priceOf(row.amount * 100),
    unit_cents: row.unit_cents,
    donated_at: row.donated_at.toISOString(),
    first_name: row.first_name,
  };
}
