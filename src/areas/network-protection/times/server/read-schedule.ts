import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { findAllowance } from '../../server/allowance-store.ts';
import { callOrUnavailable, type partnerAway } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import { wholeSchedule } from '../../server/protection-service/timed-protection.ts';
import { allowanceState } from '../../sites/rules.ts';
import type { ProtectionSchedule } from '../contract.ts';
import { moreTimeUntil, stoppedAt } from '../rules.ts';
import { versionOf } from './change-schedule.ts';

export async function readSchedule(
  { db, clock }: Platform,
  service: ProtectionService,
  number: ServiceKey,
): Promise<ProtectionSchedule | Refusal<'EC_Protection_Cannot'> | typeof partnerAway> {
  return callOrUnavailable(async () => {
    if (!(await service.abilities()).schedule) return refuse('EC_Protection_Cannot');
    const [windows, pause] = await Promise.all([
      service.windows(number),
      findAllowance(db, number, { subject: wholeSchedule }),
    ]);
    const now = clock.now();
    return {
      version: versionOf(windows),
      windows,
      stopped_now: stoppedAt(windows, now).map(({ category, until }) => ({
        category,
        until: until?.toISOString() ?? null,
      })),
      pause: pause
        ? { until: pause.until.toISOString(), state: allowanceState(pause.is_confirmed, pause.until, now) }
        : null,
      can_add_time: moreTimeUntil(now, pause?.until ?? null) !== null,
    };
  });
}
