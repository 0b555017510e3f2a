// Fifteen more minutes: pauses the schedule while it stops something.

import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { findAllowance } from '../../server/allowance-store.ts';
import { openAllowance, recordOpened } from '../../server/allowance.ts';
import { callOrUnavailable } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import { wholeSchedule } from '../../server/protection-service/timed-protection.ts';
import { readProtectionState } from '../../server/read-protection-state.ts';
import type { addTime } from '../contract.ts';
import { moreTimeUntil, stoppedAt } from '../rules.ts';

export async function addFifteenMinutes(
  platform: Platform,
  service: ProtectionService,
  call: Call<typeof addTime>,
): Promise<Outcome<typeof addTime>> {
  const { service: number, caller } = call;
  const refusal = await callOrUnavailable(() => refusalOf(platform, service, number));
  if (refusal) return refusal;
  const request = { number, accountId: caller.accountId, subject: wholeSchedule };
  const opened = await openAllowance<'EC_Limit_Exceeded'>(platform, service, {
    ...request,
    async decide(tx) {
      const known = await findAllowance(tx, number, { subject: wholeSchedule });
      const now = platform.clock.now();
      // After a lost answer the same time is asked for again: a second press must not count twice.
      if (known && !known.is_confirmed && known.until > now) return known.until;
      return moreTimeUntil(now, known?.until ?? null) ?? refuse('EC_Limit_Exceeded');
    },
  });
  if (isRefusal(opened)) return opened;
  return call.change(async (tx) => {
    await recordOpened(platform, tx, request, opened);
    return ok({ until: opened.until.toISOString() });
  });
}

type Code = 'EC_Protection_Cannot' | 'EC_Already_Inactive' | 'EC_Not_Found';

async function refusalOf(
  platform: Platform,
  service: ProtectionService,
  number: ServiceKey,
): Promise<Refusal<Code> | null> {
  if (!(await service.abilities()).schedule) return refuse('EC_Protection_Cannot');
  if (!(await readProtectionState(platform, service, number)).isActive) return refuse('EC_Already_Inactive');
  const stopped = stoppedAt(await service.windows(number), platform.clock.now());
  return stopped.length === 0 ? refuse('EC_Not_Found') : null;
}
