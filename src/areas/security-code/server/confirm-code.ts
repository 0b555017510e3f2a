// Activates the sent code: entering it proves possession of its number.

import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { bindingOf, recordChange, tellOwner, type PidRequester } from './code-of-pid.ts';
import { recipientOf } from './send-new-code.ts';
import { findEntry, saveReceivingNumber } from './store.ts';

export async function confirmCode(platform: Platform, tx: Tx, asker: PidRequester & { code: string }) {
  const { accountId, customerId, code } = asker;
  const entry = await findEntry(tx, accountId, customerId);
  const recipient = recipientOf(entry);
  if (!recipient) return refuse('EC_Verification_Failed');
  const binding = await bindingOf(tx, asker, 'security-code', recipient);
  const checked = await platform.codes.checkCode(tx, { ...binding, code });
  if (isRefusal(checked)) return checked;
  if (!entry.has_code) await saveReceivingNumber(tx, customerId, recipient, platform.clock.now());
  await platform.securityCodes.set(tx, customerId, code);
  await recordChange(platform, tx, { ...asker, action: 'security-code.confirm' });
  await tellOwner(platform, tx, asker, { what: entry.has_code ? 'changed' : 'created' }, recipient);
  return done;
}
