import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { openNumber, ringOf, sealSource } from './partner-values.ts';
import { takeArrival } from './store.ts';

export function demoPartnerRoutes(at: Mounting): void {
  const { configuration, db, clock, keys } = at.platform;

  mount(at, calls.demoPartnerLink, (call) => {
    const { source } = call.params;
    if (!Object.hasOwn(configuration.partnerSites, source)) return refuse('EC_Not_Found');
    return ok(sealSource(ringOf(keys.partners, source), source, clock.now()));
  });

  mount(at, calls.demoPartnerArrival, async (call) => {
    const { source } = call.params;
    const now = clock.now();
    const number = openNumber(ringOf(keys.partners, source), source, call.body);
    const isGood = number && number.until > now.getTime();
    if (!isGood || !(await takeArrival(db, number.nonce, now))) return refuse('EC_Invalid_Redirect');
    return ok({ msisdn: number.msisdn, subscription_type: number.type || null });
  });
}
