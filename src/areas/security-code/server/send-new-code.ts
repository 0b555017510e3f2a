// Sends a code that becomes the security code when confirmed; until then the old one is valid.

import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { bindingOf, recordChange, type PidRequester } from './code-of-pid.ts';
import { securityCodeMessages } from '../messages.ts';
import { findEntry, findOwner, type EntryRow } from './store.ts';

export async function sendNewCode(platform: Platform, tx: Tx, asker: PidRequester, recipient: string) {
  const { language } = await findOwner(tx, asker.accountId);
  return platform.codes.sendCode(tx, {
    ...(await bindingOf(tx, asker, 'security-code', recipient)),
    remoteAddress: asker.remoteAddress,
    text: (code) => renderSms(tx, securityCodeMessages, { name: 'sms.new_code', language, values: { code } }),
  });
}

/** The recipient of the pending or the next code. */
export function recipientOf(entry: EntryRow): string | null {
  return entry.has_code ? entry.receiving_msisdn : entry.asked_msisdn;
}

/** Replaces the pending code by another. */
export async function sendAnother(platform: Platform, tx: Tx, asker: PidRequester) {
  const recipient = recipientOf(await findEntry(tx, asker.accountId, asker.customerId));
  if (!recipient) return refuse('EC_Security_Code_Not_Available');
  const sent = await sendNewCode(platform, tx, asker, recipient);
  return isRefusal(sent) ? sent : accepted;
}

/** A new code for a user who forgot the old one. */
export async function resetCode(platform: Platform, tx: Tx, asker: PidRequester) {
  const entry = await findEntry(tx, asker.accountId, asker.customerId);
  if (!entry.has_code || !entry.receiving_msisdn) return refuse('EC_Security_Code_Not_Available');
  const sent = await sendNewCode(platform, tx, asker, entry.receiving_msisdn);
  if (isRefusal(sent)) return sent;
  await recordChange(platform, tx, { ...asker, action: 'security-code.reset' });
  return accepted;
}
