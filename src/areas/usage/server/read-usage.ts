// The usage of a number: the usage source is asked first; when it does not answer, the last known figures are shown.

import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isOld } from '../rules.ts';
import { defaultAlerts, presentAllowances, presentBlocks, presentFairUse, presentOutside } from './present.ts';
import { refreshUsage } from './refresh-usage.ts';
import type { UsageSource } from './usage-source/usage-source.ts';
import { readNumber, type NumberWithTotals, type OwnedNumber } from './usage-store.ts';

type UsageRequest = { number: OwnedNumber; language: Language };

export async function readUsage(platform: Platform, source: UsageSource | null, asked: UsageRequest) {
  const { clock } = platform;
  const { serviceId } = asked.number;
  const today = sofiaDay(clock.now());
  const stored = await readNumber(platform, asked.number, today);
  if (!stored) return refuse('Error_401');
  if (stored.msisdn_type !== 'Mobile') return refuse('EC_Usage_Not_Mobile');
  const service = { customerId: stored.customer_id, serviceId };
  const isAsked = source !== null && (await refreshUsage(platform, source, service, stored));
  const number = isAsked ? await readNumber(platform, asked.number, today) : stored;
  if (!number) return refuse('Error_401');
  const { period, totals } = number;
  const measuredAt = measuredAtOf(number);
  if (!measuredAt) return refuse('EC_No_Usage_Data');
  const now = clock.now();
  const { is_owner: isOwner } = number;
  return ok({
    msisdn: serviceId,
    owner: isOwner,
    today,
    now: now.toISOString(),
    period_from: period.from,
    period_to: period.to,
    measured_at: measuredAt.toISOString(),
    is_old: isOld(measuredAt, now),
    is_source_away: number.is_source_away ?? false,
    allowances: presentAllowances(number.allowances, asked.language, now),
    outside: isOwner ? presentOutside(totals, number.packages, asked.language) : null,
    fair_use: presentFairUse(number, { isOwner, today }),
    alerts: isOwner ? (number.alerts ?? defaultAlerts) : null,
    blocks: presentBlocks(number.blocks),
    has_request: number.has_request,
  });
}

/** The oldest of the allowances. Past days are not measured again, so without allowances the newest day counts. */
function measuredAtOf({ allowances, days_measured_at }: NumberWithTotals): Date | null {
  if (allowances.length === 0) return days_measured_at;
  return new Date(Math.min(...allowances.map(({ measured_at }) => Date.parse(measured_at))));
}
