// Starts a monthly donation, alone or on a position, or changes the cause and amount of an active one.

import { accepted, done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { isActive } from '../../lists.ts';
import { refusalOfActivation } from '../../rules.ts';
import { changeExtra } from '../../server/change-store.ts';
import { freeSlot, type Change } from '../../server/change.ts';
import { findCause } from './store.ts';
import type { ExtraRow } from '../../server/catalogue.ts';
import { startRequest } from '../../server/start-request.ts';
import { startSwap, swapPair } from '../../server/swap-extra.ts';
import { refusalOfCode } from '../../server/verification.ts';

export type DonationRequest = {
  groupType: string;
  amount: number;
  useFreeSlot: boolean;
  substitution: string | undefined;
  verificationCode: string | undefined;
};

export async function activateDonation(change: Change, asked: DonationRequest) {
  const cause = await findCause(change.tx, asked.groupType);
  const extra = change.number.extras.find((each) => each.code === cause?.extra_code);
  if (!cause || !extra) return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  const cents = asked.amount * 100;
  if (cents > (extra.max_price_cents ?? extra.regular_price_cents)) return refuse('EC_Limit_Exceeded');
  if (isActive(extra)) return changeDonation(change, extra, asked.groupType, cents);
  const refused = refusalOfActivation(extra);
  if (refused) return refuse(refused);
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  return startDonation(change, extra, asked, cents);
}

async function changeDonation(change: Change, extra: ExtraRow, cause: string, cents: number) {
  if (extra.donation_cause === cause && extra.price_cents === cents) return refuse('EC_Already_Active');
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const { tx, customerId, serviceId } = change;
  await changeExtra(tx, { customerId, serviceId, code: extra.code }, { donation_cause: cause, price_cents: cents });
  await recordAudit(tx, {
    customerId,
    accountId: change.accountId,
    action: 'donation.change',
    subject: serviceId,
    facts: { cause, cents, before: { cause: extra.donation_cause, cents: extra.price_cents } },
    happenedAt: change.now,
  });
  return done;
}

async function startDonation(change: Change, extra: ExtraRow, asked: DonationRequest, cents: number) {
  const state = asked.useFreeSlot || asked.substitution !== undefined ? ('Free' as const) : ('Paid' as const);
  const more = { cause: asked.groupType, terms: { state, cents, endsOn: null } };
  const confirmed = { codes: [extra.code], asPaid: state === 'Paid' };
  const wrongCode = await refusalOfCode(change, confirmed, asked.verificationCode);
  if (wrongCode) return wrongCode;
  if (asked.substitution !== undefined) {
    const pair = swapPair(change, asked.substitution, extra.code);
    if ('refused' in pair) return pair;
    return (await startSwap(change, pair, more, false)) ?? accepted;
  }
  const slot = asked.useFreeSlot ? freeSlot(change.number) : null;
  // The positions filled up meanwhile: the user requested a free one and must not pay instead.
  if (asked.useFreeSlot && slot === null) return refuse('EC_Try_Later');
  const started = await startRequest(change, 'donation.activate', [{ ...more, extra, slot }]);
  if (isRefusal(started)) return started;
  return accepted;
}
