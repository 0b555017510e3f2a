// The use of a number by day in its running and last period. The usage source is asked by the call of the number only.

import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { OwnedService } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isOld, periodBefore, totalsByDay, type Period } from '../rules.ts';
import { presentDay } from './present.ts';
import { findDays, findUsage } from './usage-store.ts';

export async function readDays({ db, clock }: Platform, service: OwnedService) {
  const now = clock.now();
  const today = sofiaDay(now);
  const number = await findUsage(db, service, today);
  if (number.msisdn_type !== 'Mobile') return refuse('EC_Usage_Not_Mobile');
  const running = number.period;
  const last = periodBefore(running);
  const rows = await findDays(db, service, { from: last.from, to: running.to });
  const newest = rows.reduce<Date | null>((at, row) => (at && at > row.measured_at ? at : row.measured_at), null);
  if (!newest) return refuse('EC_No_Usage_Data');
  const days = rows.map((row) => ({ ...row, costCents: row.cost_cents }));
  const presentPeriod = (period: Period) => ({
    ...period,
    days: totalsByDay(period, days, sofiaDay(newest)).map((day) => presentDay(day, service.isOwner)),
  });
  return ok({
    today,
    now: now.toISOString(),
    measured_at: newest.toISOString(),
    is_old: isOld(newest, now),
    running: presentPeriod(running),
    last: presentPeriod(last),
  });
}
