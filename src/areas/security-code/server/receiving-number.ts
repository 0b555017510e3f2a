// The receiving number of new codes: it is set after the code sent to it is entered.

import { accepted, done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { bindingOf, recordChange, tellOwner, type PidRequester } from './code-of-pid.ts';
import { securityCodeMessages } from '../messages.ts';
import { findEntry, findOwner, lockReceivingNumber, saveReceivingNumber, type EntryRow } from './store.ts';

type ReceivingNumberRequest = PidRequester & { msisdn: string; code: string | undefined };

/** For customers with a receiving number. */
export async function changeReceivingNumber(platform: Platform, tx: Tx, wanted: ReceivingNumberRequest) {
  const entry = await findEntry(tx, wanted.accountId, wanted.customerId);
  if (!entry.has_code || !entry.receiving_msisdn) return refuse('EC_Security_Code_Not_Available');
  return setNumber(platform, tx, wanted, entry);
}

/** For customers who got their code on paper and have no receiving number yet. */
export async function addReceivingNumber(platform: Platform, tx: Tx, wanted: ReceivingNumberRequest) {
  const entry = await findEntry(tx, wanted.accountId, wanted.customerId);
  if (!entry.has_code) return refuse('EC_Security_Code_Not_Available');
  if (entry.receiving_msisdn) return refuse('EC_Already_Active');
  return setNumber(platform, tx, wanted, entry);
}

async function setNumber(platform: Platform, tx: Tx, { code, ...wanted }: ReceivingNumberRequest, entry: EntryRow) {
  const { msisdn } = wanted;
  if (entry.receiving_msisdn === msisdn) return refuse('EC_Already_Active');
  const binding = await bindingOf(tx, wanted, 'receiving-number', msisdn);
  if (code === undefined) {
    const { language } = await findOwner(tx, wanted.accountId);
    const sent = await platform.codes.sendCode(tx, {
      ...binding,
      remoteAddress: wanted.remoteAddress,
      text: (typed) =>
        renderSms(tx, securityCodeMessages, { name: 'sms.number_code', language, values: { code: typed } }),
    });
    return isRefusal(sent) ? sent : accepted;
  }
  const checked = await platform.codes.checkCode(tx, { ...binding, code });
  if (isRefusal(checked)) return checked;
  const before = await lockReceivingNumber(tx, wanted.customerId);
  if (before === msisdn || (before !== null && entry.receiving_msisdn === null)) return refuse('EC_Already_Active');
  await saveReceivingNumber(tx, wanted.customerId, msisdn, platform.clock.now());
  await recordChange(platform, tx, { ...wanted, action: 'security-code.number', facts: { msisdn } });
  await tellOwner(platform, tx, wanted, { what: 'number', msisdn }, before);
  return done;
}
