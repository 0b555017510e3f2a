// Makes a number the signing number of the pid after its code is confirmed.

import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { isMobileOf } from '#platform/server/customer-holdings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { numberBinding } from '../../server/code-bindings.ts';
import { switchOn } from '../../server/switch-on.ts';
import { lockSubscription } from '../../server/subscription-store.ts';

type Confirmation = { accountId: number; customerId: number; msisdn: string; code: string };

export async function confirmNumber(platform: Platform, tx: Tx, given: Confirmation) {
  const { accountId, customerId, msisdn, code } = given;
  const present = await lockSubscription(tx, customerId);
  if (present === msisdn) return refuse('EC_Already_Active');
  const verdict = await platform.codes.checkCode(tx, { ...numberBinding({ accountId, msisdn }, customerId), code });
  if (isRefusal(verdict)) return verdict;
  // The number may belong to somebody else since the code was sent.
  if (!(await isMobileOf(tx, customerId, msisdn))) return refuse('EC_Service_Not_Associated_With_Pid');
  await switchOn(tx, { accountId, customerId, msisdn, present, now: platform.clock.now() });
  return done;
}
