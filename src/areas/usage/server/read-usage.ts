// The usage of a number: the usage source is asked first; when it does not answer, the last known figures are shown.

import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { OwnedService } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isOld } from '../rules.ts';
import { defaultAlerts, presentAllowances, presentBlocks, presentFairUse, presentOutside } from './present.ts';
import { periodOf } from './usage-period.ts';
import { refreshUsage } from './refresh-usage.ts';
import type { UsageSource } from './usage-source/usage-source.ts';
import { findDays, findUsage, type AllowanceRow, type DayRow } from './usage-store.ts';

type UsageRequest = { service: OwnedService; language: Language };

export async function readUsage(platform: Platform, source: UsageSource | null, { service, language }: UsageRequest) {
  const { db, clock } = platform;
  const today = sofiaDay(clock.now());
  const stored = await findUsage(db, service, today);
  if (stored.msisdn_type !== 'Mobile') return refuse('EC_Usage_Not_Mobile');
  const isAsked = source !== null && (await refreshUsage(platform, source, service, stored));
  const number = isAsked ? await findUsage(db, service, today) : stored;
  const period = periodOf(number, today);
  const days = await findDays(db, service, period);
  const measuredAt = measuredAtOf(number, days);
  if (!measuredAt) return refuse('EC_No_Usage_Data');
  const now = clock.now();
  const { isOwner } = service;
  return ok({
    msisdn: service.serviceId,
    owner: isOwner,
    today,
    now: now.toISOString(),
    period_from: period.from,
    period_to: period.to,
    measured_at: measuredAt.toISOString(),
    is_old: isOld(measuredAt, now),
    is_source_away: number.is_source_away ?? false,
    allowances: presentAllowances(number.allowances, language, now),
    outside: isOwner ? presentOutside(days, number.packages, language) : null,
    fair_use: presentFairUse(number, days, { isOwner, today }),
    alerts: isOwner ? (number.alerts ?? defaultAlerts) : null,
    blocks: presentBlocks(number.blocks),
    has_request: number.has_request,
  });
}

/** The oldest of the figures; null without any. */
function measuredAtOf({ allowances }: { allowances: readonly AllowanceRow[] }, days: readonly DayRow[]): Date | null {
  const oldest =
    allowances.length > 0 ? allowances.map(({ measured_at }) => Date.parse(measured_at)) : [newestOf(days)];
  const at = Math.min(...oldest);
  return Number.isFinite(at) ? new Date(at) : null;
}

/** Past days are not measured again, so the newest day tells how old the figures are. */
function newestOf(days: readonly DayRow[]): number {
  return Math.max(...days.map(({ measured_at }) => measured_at.getTime()));
}
