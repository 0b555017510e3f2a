// Replaces the schedule of a number.

import { createHash } from 'node:crypto';
import { done } from '#platform/endpoint.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import type { Platform } from '#platform/server/platform.ts';
import { callOrUnavailable, claimOrder, dropOrder, settleOrder } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import { readyAbilities } from '../../server/read-protection-state.ts';
import type { changeSchedule } from '../contract.ts';
import type { TimeWindow } from '../rules.ts';

/** The service has no version, so the content is one. */
export function versionOf(windows: readonly TimeWindow[]): string {
  const parts = windows.map(({ categories, days, from, to }) => [categories, days, from, to]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

export async function replaceSchedule(
  platform: Platform,
  service: ProtectionService,
  call: Call<typeof changeSchedule>,
): Promise<Outcome<typeof changeSchedule>> {
  const { db, clock } = platform;
  const { service: number, caller, body } = call;
  const order = await claimOrder(db, number, ['schedule', call.headers['if-match'] ?? null, body.windows], clock.now());
  const refused = await callOrUnavailable(async () => {
    // A retry may have succeeded the first time: then the version has changed.
    const refusal = await refusalOf(platform, service, call, order.isRepeat);
    if (refusal) return refusal;
    await service.setWindows(number, body.windows, order.reference);
    return null;
  });
  if (refused?.refused === 'EC_Partner_Unavailable') return refused;
  if (refused) {
    await dropOrder(db, number, order);
    return refused;
  }
  return call.change(async (tx) => {
    if (!(await settleOrder(tx, number, order))) return refuse('EC_Settings_Changed');
    await recordAudit(tx, {
      customerId: number.customerId,
      accountId: caller.accountId,
      action: 'protection.schedule',
      subject: number.serviceId,
      facts: { change: { windows: body.windows } },
      happenedAt: clock.now(),
    });
    return done;
  });
}

type Code = 'EC_Protection_Cannot' | 'EC_Already_Inactive' | 'EC_Settings_Changed';

async function refusalOf(
  platform: Platform,
  service: ProtectionService,
  { service: number, headers }: Call<typeof changeSchedule>,
  isRepeat: boolean,
): Promise<Refusal<Code> | null> {
  const abilities = await readyAbilities(platform, service, number, 'schedule');
  if ('refused' in abilities) return abilities;
  const version = headers['if-match'];
  if (version === undefined || isRepeat) return null;
  return version === `"${versionOf(await service.windows(number))}"` ? null : refuse('EC_Settings_Changed');
}
