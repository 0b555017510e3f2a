// Replaces the security code by a chosen one; the old one is required.

import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { weaknessOfCode } from '#platform/security-code.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordChange, tellOwner, type PidRequester } from './code-of-pid.ts';
import { findEntry, findNumbers } from './store.ts';

export async function changeCode(
  platform: Platform,
  tx: Tx,
  { oldCode, newCode, ...asker }: PidRequester & { oldCode: string; newCode: string },
) {
  const numbers = await findNumbers(tx, asker.customerId);
  const weakness = weaknessOfCode(newCode, { pid: asker.pid, numbers });
  if (weakness) return refuse('EC_Easy_Security_Code', { Reason: weakness });
  const checked = await platform.securityCodes.check(asker.customerId, oldCode, 'owner');
  if (isRefusal(checked)) return checked;
  if (oldCode === newCode) return refuse('EC_Same_Security_Code');
  const isReplaced = await platform.securityCodes.replace(tx, asker.customerId, { old: oldCode, next: newCode });
  if (!isReplaced) return refuse('EC_Wrong_Verification_Code');
  const { receiving_msisdn } = await findEntry(tx, asker.accountId, asker.customerId);
  await recordChange(platform, tx, { ...asker, action: 'security-code.change' });
  await tellOwner(platform, tx, asker, { what: 'changed' }, receiving_msisdn);
  return done;
}
