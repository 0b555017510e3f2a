// Home assistance: asking for it at an address, stopping what is not finished, the number it calls.

import { randomInt } from 'node:crypto';
import { accepted, done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { sentNumber } from '#platform/msisdn.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { refusalOfActivation } from '../rules.ts';
import { changeExtra, clearAttention, moveExtra } from './change-store.ts';
import { extraOf, freeSlot, type Change } from './change.ts';
import { savePolicy, setContactNumber, setPolicyEnded } from './policy-store.ts';
import { startRequest } from './start-request.ts';
import { startSwap, swapPair } from './swap-extra.ts';

export type AssistanceAsked = {
  code: string;
  substitution: string | undefined;
  /** What gives up its position stays as a paid one. */
  keepPaid: boolean;
  useFreeSlot: boolean;
  contactNumber: string;
  zipCode: string;
  city: string;
  address: string;
};

export async function activateHomeAssistance(change: Change, asked: AssistanceAsked) {
  const extra = extraOf(change, asked.code);
  if (extra?.kind !== 'home-assistance') return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  const refused = refusalOfActivation(extra);
  if (refused) return refuse(refused);
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const contactNumber = sentNumber(asked.contactNumber);
  if (asked.substitution === undefined) {
    const slot = freeSlot(change.number);
    // All positions were taken meanwhile: the person asked for a free one and must not pay instead.
    if (asked.useFreeSlot && slot === null) return refuse('EC_Try_Later');
    await startRequest(change, 'home-assistance.activate', [{ extra, slot, contactNumber }]);
  } else {
    const pair = swapPair(change, asked.substitution, asked.code);
    if ('refused' in pair) return pair;
    await startSwap(change, pair, { contactNumber }, asked.keepPaid);
  }
  const { customerId, serviceId, today } = change;
  const policyNumber = `HA-${randomInt(10 ** 9, 10 ** 10)}`;
  const place = { zipCode: asked.zipCode, city: asked.city, address: asked.address };
  const of = { customerId, serviceId, code: asked.code };
  await savePolicy(change.tx, { ...of, ...place, policyNumber, contactNumber, startsOn: today });
  return accepted;
}

export async function stopHomeAssistance(change: Change, code: string) {
  const extra = extraOf(change, code);
  if (extra?.kind !== 'home-assistance' || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status === 'InProgress') return refuse('EC_Provisioning_In_Progress');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  const { tx, customerId, serviceId, today } = change;
  const of = { customerId, serviceId, code };
  await moveExtra(tx, of, 'PendingActivation', 'stop', { slot: null });
  await setPolicyEnded(tx, of, extra.kind, today);
  await clearAttention(tx, of, 'request-in-progress');
  await recordAudit(tx, {
    customerId,
    accountId: change.accountId,
    action: 'home-assistance.stop',
    subject: serviceId,
    facts: { code },
    happenedAt: change.now,
  });
  return done;
}

export async function updateContactNumber(change: Change, code: string, newContactNumber: string) {
  const extra = extraOf(change, code);
  if (extra?.kind !== 'home-assistance' || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  const { tx, customerId, serviceId } = change;
  const of = { customerId, serviceId, code };
  const contact_number = sentNumber(newContactNumber);
  await changeExtra(tx, of, { contact_number });
  await setContactNumber(tx, of, contact_number);
  await recordAudit(tx, {
    customerId,
    accountId: change.accountId,
    action: 'home-assistance.contact-number',
    subject: serviceId,
    facts: { code },
    happenedAt: change.now,
  });
  return done;
}
