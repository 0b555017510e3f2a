import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { everyDay, normalizedDomain, windowDays, type ListName } from '../rules.ts';
import { siteRoutes } from '../sites/server/routes.ts';
import { timeRoutes } from '../times/server/routes.ts';
import { addDomains, removeDomain } from './change-list.ts';
import { callOrUnavailable } from './orders.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';
import { readProtectionState } from './read-protection-state.ts';
import { switchProtection } from './switch-protection.ts';

export function networkProtectionRoutes(at: Mounting, service: ProtectionService): void {
  const { platform } = at;

  mount(at, calls.protectionStatus, async (call) => {
    const state = await callOrUnavailable(() => readProtectionState(platform, service, call.service));
    if (isRefusal(state)) return state;
    return ok({ is_active: state.isActive, waits_until: state.waitsUntil?.toISOString() ?? null });
  });

  mount(at, calls.protectionStats, async (call) => {
    const stats = await callOrUnavailable(() => service.statistics(call.service, windowDays));
    if (isRefusal(stats)) return stats;
    const { total, blocked, categories, byDay } = stats;
    const today = sofiaDay(platform.clock.now());
    return ok({ total, blocked, categories, days: windowDays, by_day: everyDay(byDay, today), today });
  });

  mount(at, calls.protectionEvents, async (call) => {
    const events = await callOrUnavailable(() => service.events(call.service, windowDays));
    if (isRefusal(events)) return events;
    return ok(events.map((event) => ({ ...event, timestamp: event.timestamp.toISOString() })));
  });

  mount(at, calls.switchProtection, (call) =>
    switchProtection(platform, service, {
      number: call.service,
      accountId: call.caller.accountId,
      operation: call.params.operation,
      change: (work) => call.change(work),
    }),
  );

  siteRoutes(at, service);
  timeRoutes(at, service);

  const lists = [
    ['blacklist', calls.blockList, calls.addToBlockList, calls.removeFromBlockList],
    ['whitelist', calls.allowList, calls.addToAllowList, calls.removeFromAllowList],
  ] as const;
  for (const [list, read, add, remove] of lists) mountList(at, service, list, { read, add, remove });
}

type ListCalls = {
  read: typeof calls.blockList | typeof calls.allowList;
  add: typeof calls.addToBlockList | typeof calls.addToAllowList;
  remove: typeof calls.removeFromBlockList | typeof calls.removeFromAllowList;
};

function mountList(at: Mounting, service: ProtectionService, list: ListName, { read, add, remove }: ListCalls): void {
  const { platform } = at;

  mount(at, read, async (call) => {
    const domains = await callOrUnavailable(() => service.domains(call.service, list));
    return isRefusal(domains) ? domains : ok(domains.map((domain) => ({ domain })));
  });

  mount(at, add, async (call) => {
    const domains = [...new Set(call.body.map(({ domain }) => normalizedDomain(domain)!))];
    if (domains.length < call.body.length) return refuse('EC_Domain_Already_Exists');
    const changing = { number: call.service, accountId: call.caller.accountId };
    return addDomains(platform, service, { ...changing, change: (work) => call.change(work) }, list, domains);
  });

  mount(at, remove, (call) => {
    const changing = { number: call.service, accountId: call.caller.accountId };
    const domain = normalizedDomain(call.query.domain)!;
    return removeDomain(platform, service, { ...changing, change: (work) => call.change(work) }, list, domain);
  });
}
