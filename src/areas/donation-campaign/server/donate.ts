// Donates an amount from a number: limits, receipt, audit entry and message are written atomically.

import { sofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { OwnedService } from '#platform/server/http/caller.ts';
import { confirmPurchase, takeBalance } from '#platform/server/number-balance.ts';
import { takeCredit } from '#platform/server/number-credit.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { readCampaignId } from './campaign-settings.ts';
import { receiptNumber } from './present.ts';
import { donationMessages } from '../messages.ts';
import {
  acceptTerms,
  addDonation,
  findCampaign,
  findDonationState,
  limitOf,
  takeAllowance,
  type Campaign,
} from './store.ts';

export type DonationOrder = {
  accountId: number;
  service: OwnedService;
  campaignId: string;
  amount: number;
  hasAccepted: boolean;
  language: Language;
};

export async function donate(platform: Platform, tx: Tx, donating: DonationOrder) {
  const { service, amount, accountId } = donating;
  const now = platform.clock.now();
  const campaign = await findOffered(platform, tx, donating.campaignId);
  if (!campaign) return refuse('EC_Not_Found');
  const month = monthOf(now);
  const state = await findDonationState(tx, service, campaign.campaign_id, month);
  if (state.msisdn_type !== 'Mobile') return refuse('EC_Phone_Is_Not_Eligible');
  if (hasEnded(campaign, now)) return refuse('EC_Campaign_Ended');
  if (!donating.hasAccepted) return refuse('EC_Generic_Error');
  const limit = limitOf(campaign, service.accountType, state);
  // The monthly sum only grows, so a read is enough to refuse, and refused requests wait for no lock.
  if (state.given + amount > limit) return refuse('EC_Limit_Exceeded');
  const giving = { ...service, campaignId: campaign.campaign_id, month, amount, limit };
  if (!(await takeAllowance(tx, giving))) return refuse('EC_Limit_Exceeded');
  if (!(await takeCredit(tx, service, amount * 100, now))) return refuse('EC_Credit_Limit_Exceeded');
  await acceptTerms(tx, accountId, campaign.campaign_id, now);
  const receipt = receiptNumber(await addDonation(tx, { ...giving, accountId, now }));
  if (state.is_prepaid) {
    const unpaid = await payFromBalance(tx, service, { receipt, amount, now });
    if (unpaid) return unpaid;
  }
  await recordAudit(tx, {
    customerId: service.customerId,
    accountId,
    action: 'donation.give',
    subject: service.serviceId,
    facts: { campaign: campaign.campaign_id, amount, receipt },
    happenedAt: now,
  });
  const body = await renderSms(tx, donationMessages, {
    name: 'sms.thanks',
    language: donating.language,
    values: { amount, receipt, isPrepaid: state.is_prepaid },
  });
  await enqueueMessage(tx, { channel: 'sms', kind: 'requested', recipient: service.serviceId, body, createdAt: now });
  return done;
}

type PaidDonation = { receipt: string; amount: number; now: Date };

/** A refusal rolls the donation back. */
async function payFromBalance(tx: Tx, service: OwnedService, { receipt, amount, now }: PaidDonation) {
  const nameIn = async (language: Language) =>
    (await textReader(tx, donationMessages, language))('part.purchase', { receipt });
  const name = { bg: await nameIn('bg'), en: await nameIn('en') };
  const purchase = { purchaseId: receipt, kind: 'donation', name, cents: amount * 100 } as const;
  const refused = await takeBalance(tx, service, [purchase], now);
  if (!refused) await confirmPurchase(tx, service, receipt, now);
  return refused;
}

/** Only the configured campaign exists, and not before its first day. */
export async function findOffered(platform: Platform, db: Queryable, campaignId: string) {
  const campaign = await findConfigured(platform, db, campaignId);
  return campaign && hasBegun(campaign, platform.clock.now()) ? campaign : undefined;
}

/** A receipt stays available even if the first day was moved after it. */
export async function findConfigured(platform: Platform, db: Queryable, campaignId: string) {
  return campaignId === readCampaignId(platform.configuration.environment) ? findCampaign(db, campaignId) : undefined;
}

function hasBegun({ starts_on }: Campaign, now: Date): boolean {
  return starts_on === null || starts_on <= sofiaDay(now);
}

export function hasEnded(campaign: Campaign, now: Date): boolean {
  return sofiaDay(now) > campaign.ends_on;
}

export function monthOf(now: Date): string {
  return `${sofiaDay(now).slice(0, 7)}-01`;
}
