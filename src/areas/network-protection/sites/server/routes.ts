import { ok } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { normalizedDomain } from '../../rules.ts';
import { findAllowances, type AllowanceRow } from '../../server/allowance-store.ts';
import { callOrUnavailable } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import { wholeSchedule } from '../../server/protection-service/timed-protection.ts';
import * as calls from '../contract.ts';
import { allowanceState } from '../rules.ts';
import { allowForATime } from './allow-site.ts';
import { checkAddress } from './check-site.ts';
import { closeEarly } from './close-site.ts';

export function siteRoutes(at: Mounting, service: ProtectionService): void {
  const { platform } = at;

  mount(at, calls.protectionAllowances, async (call) => {
    const abilities = await callOrUnavailable(() => service.abilities());
    if (isRefusal(abilities)) return abilities;
    const sites = (await findAllowances(platform.db, call.service)).filter(({ subject }) => subject !== wholeSchedule);
    const now = platform.clock.now();
    return ok({ sites: sites.map((row) => presentSite(row, now)), abilities });
  });

  mount(at, calls.allowSite, (call) => allowForATime(platform, service, call));

  mount(at, calls.closeSite, (call) => closeEarly(platform, service, call));

  mount(at, calls.checkSite, async (call) => {
    const check = await checkAddress(platform, service, call.service, normalizedDomain(call.query.domain)!);
    return isRefusal(check) ? check : ok(check);
  });
}

function presentSite({ subject, until, is_confirmed }: AllowanceRow, now: Date): calls.Allowances['sites'][number] {
  return { domain: subject, until: until.toISOString(), state: allowanceState(is_confirmed, until, now) };
}
