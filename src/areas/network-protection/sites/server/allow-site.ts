// Allows a stopped site for a time.

import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import type { Platform } from '#platform/server/platform.ts';
import { normalizedDomain } from '../../rules.ts';
import { findAllowances } from '../../server/allowance-store.ts';
import { openAllowance, recordOpened } from '../../server/allowance.ts';
import { callOrUnavailable } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import { wholeSchedule } from '../../server/protection-service/timed-protection.ts';
import { readProtectionState } from '../../server/read-protection-state.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { allowSite } from '../contract.ts';
import { allowedUntil, isStopped, mostAllowances } from '../rules.ts';

export async function allowForATime(
  platform: Platform,
  service: ProtectionService,
  call: Call<typeof allowSite>,
): Promise<Outcome<typeof allowSite>> {
  const { service: number, caller, body } = call;
  const subject = normalizedDomain(body.domain)!;
  const refusal = await callOrUnavailable(() => refusalOf(platform, service, number, subject));
  if (refusal) return refusal;
  const request = { number, accountId: caller.accountId, subject };
  const opened = await openAllowance<'EC_Domain_List_Full'>(platform, service, {
    ...request,
    async decide(tx) {
      const others = (await findAllowances(tx, number)).filter(
        (each) => ![subject, wholeSchedule].includes(each.subject),
      );
      if (others.length >= mostAllowances) return refuse('EC_Domain_List_Full');
      return allowedUntil(body.choice, platform.clock.now());
    },
  });
  if (isRefusal(opened)) return opened;
  return call.change(async (tx) => {
    await recordOpened(platform, tx, request, opened);
    return ok({ until: opened.until.toISOString() });
  });
}

type Code = 'EC_Protection_Cannot' | 'EC_Already_Inactive' | 'EC_Already_Active';

/** There is nothing to allow while protection is off, or for a site that opens anyway. */
async function refusalOf(
  platform: Platform,
  service: ProtectionService,
  number: ServiceKey,
  domain: string,
): Promise<Refusal<Code> | null> {
  const abilities = await service.abilities();
  if (!abilities.allow) return refuse('EC_Protection_Cannot');
  if (!(await readProtectionState(platform, service, number)).isActive) return refuse('EC_Already_Inactive');
  if (!abilities.check) return null;
  const { reason } = await service.check(number, domain);
  return isStopped(reason) || reason === 'allowed-now' ? null : refuse('EC_Already_Active');
}
