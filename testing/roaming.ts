// The portal with a signed-in user who travels: the calls of roaming by name, and the state of a plan.

import type { CreditLimit } from '#areas/roaming/contract-limits.ts';
import type { Roaming, RoamingPlan } from '#areas/roaming/contract.ts';
import type { RoamingTariff } from '#areas/roaming/rules.ts';
import { addDays } from '#platform/clock.ts';
import { openPortal, type TestReply, type Browser, type TestPortal } from './portal.ts';

/** Numbers of the users: with the plan that warns and a package, without roaming, of a company, prepaid. */
export const travelling = {
  withPackage: '359888100711',
  off: '359888100712',
  company: '359888100721',
  used: '359888100722',
  prepaid: '359888100731',
} as const;

export type RoamingPortal = {
  portal: TestPortal;
  who: Browser;
  roaming(msisdn: string, query?: Record<string, string>): Promise<Roaming>;
  plan(msisdn: string, planId: string): Promise<RoamingPlan | undefined>;
  modify(msisdn: string, tariffs: readonly RoamingTariff[], headers?: Record<string, string>): Promise<TestReply>;
  credit(msisdn: string): Promise<CreditLimit>;
  keepTrip(msisdn: string, trip: object): Promise<TestReply>;
  forgetTrip(msisdn: string): Promise<TestReply>;
  chooseLimits(msisdn: string, body: object): Promise<TestReply>;
  /** Advances the clock and runs due jobs. */
  pass(seconds: number): Promise<void>;
  lastMessage(to: string): Promise<string | undefined>;
  close(): Promise<void>;
};

export async function openRoaming(username: string, environment: Record<string, string> = {}): Promise<RoamingPortal> {
  const portal = await openPortal(environment);
  let who = await portal.browser().signIn(username);
  const roaming: RoamingPortal['roaming'] = async (msisdn, query = { showTariffChangeWarning: 'true' }) =>
    (await who.call('GET', `/roaming/${msisdn}/eligible`, { query })).body as Roaming;
  return {
    portal,
    get who() {
      return who;
    },
    roaming,
    plan: async (msisdn, planId) => (await roaming(msisdn)).roaming_plans.find(({ plan_id }) => plan_id === planId),
    modify: (msisdn, roaming_tariffs, headers = {}) =>
      who.call('PATCH', `/roaming/modification/${msisdn}`, { body: { roaming_tariffs }, headers }),
    credit: async (msisdn) => (await who.call('GET', `/gateway/selfcare/credit-limit/${msisdn}`)).body as CreditLimit,
    chooseLimits: (msisdn, body) => who.call('PUT', `/drt/${msisdn}`, { body }),
    keepTrip: (msisdn, trip) => who.call('PUT', `/roaming/${msisdn}/trip`, { body: trip }),
    forgetTrip: (msisdn) => who.call('DELETE', `/roaming/${msisdn}/trip`),
    async pass(seconds) {
      await portal.pass(seconds);
      await portal.runDueJobs();
      // A token expires after fifteen minutes, so the user signs in again.
      if (seconds > 600) who = await portal.browser().signIn(username);
    },
    async lastMessage(to) {
      const inbox = await who.call('GET', '/dev/inbox', { query: { to } });
      return (inbox.body as { text: string }[])[0]?.text;
    },
    close: () => portal.close(),
  };
}

type Trip = { country_id: string; starts_on: string; ends_on: string; plan_id: string | null };

/** A week in Turkey, this many days from today. */
export const tripIn = (today: string, days: number, more: Partial<Trip> = {}): Trip => ({
  country_id: 'TR',
  starts_on: addDays(today, days),
  ends_on: addDays(today, days + 7),
  plan_id: null,
  ...more,
});

/** A data limit together with a credit limit. */
export const bothLimits = (limit: string, euro: number) => ({
  drt_limit_id: limit,
  new_credit_limit: euro,
  new_credit_limit_currency: [{ currency: 'EUR', value: euro }],
});

export const activate = (tariff_id: string): RoamingTariff => ({ tariff_id, operation: 'activate' });
export const deactivate = (tariff_id: string): RoamingTariff => ({ tariff_id, operation: 'deactivate' });
