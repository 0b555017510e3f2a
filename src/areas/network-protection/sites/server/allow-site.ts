// Allows a stopped site for a time.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import type { Platform } from '#platform/server/platform.ts';
import { normalizedDomain } from '../../rules.ts';
import { findAllowances } from '../../server/allowance-store.ts';
import { grantAllowance } from '../../server/allowance.ts';
import { callOrUnavailable } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import { wholeSchedule } from '../../server/protection-service/timed-protection.ts';
import { readyAbilities } from '../../server/read-protection-state.ts';
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
  return grantAllowance(platform, service, {
    number,
    accountId: caller.accountId,
    subject,
    change: call.change,
    async decide(tx) {
      const others = (await findAllowances(tx, number)).filter(
        (each) => ![subject, wholeSchedule].includes(each.subject),
      );
      if (others.length >= mostAllowances) return refuse('EC_Domain_List_Full');
      return allowedUntil(body.choice, platform.clock.now());
    },
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
  const abilities = await readyAbilities(platform, service, number, 'allow');
  if ('refused' in abilities) return abilities;
  if (!abilities.check) return null;
  const { reason } = await service.check(number, domain);
  return isStopped(reason) || reason === 'allowed-now' ? null : refuse('EC_Already_Active');
}
