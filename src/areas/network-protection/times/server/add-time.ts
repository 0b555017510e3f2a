// Fifteen more minutes: pauses the schedule while it stops something.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { findAllowance } from '../../server/allowance-store.ts';
import { grantAllowance } from '../../server/allowance.ts';
import { callOrUnavailable } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import { wholeSchedule } from '../../server/protection-service/timed-protection.ts';
import { readyAbilities } from '../../server/read-protection-state.ts';
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
  return grantAllowance(platform, service, {
    number,
    accountId: caller.accountId,
    subject: wholeSchedule,
    change: call.change,
    async decide(tx) {
      const known = await findAllowance(tx, number, { subject: wholeSchedule });
      const now = platform.clock.now();
      // After a lost answer the same time is asked for again: a second press must not count twice.
      if (known && !known.is_confirmed && known.until > now) return known.until;
      return moreTimeUntil(now, known?.until ?? null) ?? refuse('EC_Limit_Exceeded');
    },
  });
}

type Code = 'EC_Protection_Cannot' | 'EC_Already_Inactive' | 'EC_Not_Found';

async function refusalOf(
  platform: Platform,
  service: ProtectionService,
  number: ServiceKey,
): Promise<Refusal<Code> | null> {
  const abilities = await readyAbilities(platform, service, number, 'schedule');
  if ('refused' in abilities) return abilities;
  const stopped = stoppedAt(await service.windows(number), platform.clock.now());
  return stopped.length === 0 ? refuse('EC_Not_Found') : null;
}
