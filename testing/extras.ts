// The portal with a signed-in user who changes extras: the calls by name, and the state of an extra.

import type { ContractsOverview } from '#areas/contracts/contract.ts';
import type { Eligibility } from '#areas/digital-extras/contract.ts';
import type { Extra } from '#areas/digital-extras/contract-parts.ts';
import { openPortal, type TestReply, type TestRequest, type Browser, type TestPortal } from './portal.ts';

export const numbers = {
  withAll: '359888100101',
  full: '359888100102',
  swapped: '359888100103',
  tv: '200000100201',
  prepaidTv: '200000100202',
  donating: '359888100301',
  busy: '359888100302',
  /** Of Georgi. */
  prepaid: '359888100201',
} as const;

export type ExtrasPortal = {
  portal: TestPortal;
  who: Browser;
  call(method: string, path: string, asked?: TestRequest): Promise<TestReply>;
  activate(msisdn: string, codes: string[], more?: object): Promise<TestReply>;
  end(msisdn: string, query: Record<string, string>): Promise<TestReply>;
  eligibility(msisdn: string): Promise<Eligibility>;
  /** The extra in the eligibility of the number. */
  extra(msisdn: string, code: string): Promise<Extra>;
  /** The status of an extra, whether it is offered or not. */
  statusOf(msisdn: string, code: string): Promise<string | undefined>;
  withdrawOffer(code: string): Promise<void>;
  /** What the user bought, the newest first. */
  purchases(): Promise<ContractsOverview['purchases']>;
  /** Advances the clock and runs due jobs. */
  pass(seconds: number): Promise<void>;
  /** The code of the last message to a number. */
  lastCode(to: string): Promise<string>;
  close(): Promise<void>;
};

export async function openExtras(username = 'maria', environment: Record<string, string> = {}): Promise<ExtrasPortal> {
  const portal = await openPortal(environment);
  let who = await portal.browser().signIn(username);
  const call: ExtrasPortal['call'] = (method, path, asked) => who.call(method, `/digital-extras-swap${path}`, asked);
  const eligibility = async (msisdn: string) =>
    (await call('GET', `/extras/eligibility/${msisdn}`)).body as Eligibility;
  return {
    portal,
    get who() {
      return who;
    },
    call,
    activate: (msisdn, codes, more = {}) => call('POST', '/extras/activate', { body: { msisdn, codes, ...more } }),
    end: (msisdn, query) => call('DELETE', `/extras/deactivate/${msisdn}`, { query }),
    eligibility,
    async extra(msisdn, code) {
      const { data, swappable_addons, streaming_addons } = await eligibility(msisdn);
      const all = [...data.tariff_extras, ...swappable_addons, ...streaming_addons];
      const found = all.find((each) => each.code === code);
      if (!found) throw new Error(`${msisdn} is not offered ${code}`);
      return found;
    },
    async statusOf(msisdn, code) {
      const { rows } = await portal.platform.pool.query<{ status: string }>(
        'select status from service_extra where service_id = $1 and code = $2',
        [msisdn, code],
      );
      return rows[0]?.status;
    },
    async withdrawOffer(code) {
      await portal.platform.pool.query('delete from tariff_extra where code = $1', [code]);
    },
    purchases: async () => ((await who.call('GET', '/contracts')).body as ContractsOverview).purchases,
    async pass(seconds) {
      await portal.pass(seconds);
      await portal.runDueJobs();
      // A token expires after fifteen minutes, so the user signs in again.
      if (seconds > 600) who = await portal.browser().signIn(username);
    },
    async lastCode(to) {
      const inbox = await who.call('GET', '/dev/inbox', { query: { to } });
      return (inbox.body as { code: string | null }[]).find(({ code }) => code !== null)?.code ?? '';
    },
    close: () => portal.close(),
  };
}
