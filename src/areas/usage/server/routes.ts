// The calls of usage.

import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { priceOf } from '#platform/money.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { inOrderOfCost } from '../rules.ts';
import { changeAlerts } from './change-alerts.ts';
import { changeBlock } from './change-block.ts';
import { findNumbers } from './numbers-store.ts';
import { presentNumber } from './present.ts';
import { readDays } from './read-days.ts';
import { readUsage } from './read-usage.ts';
import type { UsageSource } from './usage-source/usage-source.ts';

export function usageRoutes(at: Mounting, source: UsageSource | null): void {
  const { platform } = at;

  mount(at, calls.numberUsage, ({ reads, caller, params, language }) => {
    const number = { reads, accountId: caller.accountId, serviceId: params.msisdn };
    return readUsage(platform, source, { number, language });
  });

  mount(at, calls.usageDays, (call) => readDays(platform, call.service));

  mount(at, calls.changeUsageAlerts, (call) => call.change((tx) => changeAlerts(platform, tx, call)));

  mount(at, calls.changeUsageBlock, (call) => call.change((tx) => changeBlock(platform, tx, call)));

  mount(at, calls.usageOfNumbers, async (call) => {
    const now = platform.clock.now();
    const today = sofiaDay(now);
    const rows = await findNumbers(call.reads, call.caller.accountId, today);
    const numbers = inOrderOfCost(rows.map((row) => ({ row, msisdn: row.service_id, costCents: row.cost_cents })));
    const total = rows.reduce((sum, { cost_cents }) => sum + cost_cents, 0);
    return ok({ today, total_currency: priceOf(total), numbers: numbers.map(({ row }) => presentNumber(row, now)) });
  });
}
