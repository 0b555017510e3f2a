// The portal with a signed-in user who looks at usage: the calls by name, and imports of figures.

import type { Source } from '#areas/usage/constants.ts';
import type { NumberUsage, UsageDays, UsageOfNumbers } from '#areas/usage/contract.ts';
import { usageCatalogue } from '#areas/usage/server/import.ts';
import { usageOfNumbersImports } from '#areas/usage/server/import-of-numbers.ts';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { upsertRecords } from '#platform/server/import/upsert-records.ts';
import { openPortal, type Browser, type TestPortal, type TestReply } from './portal.ts';

/** Numbers of Maria, of others, and one without figures. */
export const using = {
  near: '359888100101',
  ended: '359888100102',
  withExtras: '359888100103',
  prepaid: '359888100201',
  company: '359888100501',
  withoutFigures: '359888100711',
  television: '200000100201',
} as const;

export const gigabyte = 1024 ** 3;

type Figures = {
  at?: Date;
  id?: string;
  used: number;
  limit?: number | null;
  from?: number;
  to?: number;
  kind?: string;
  source?: Source;
};

export type UsagePortal = {
  portal: TestPortal;
  who: Browser;
  usage(msisdn: string): Promise<NumberUsage>;
  days(msisdn: string): Promise<UsageDays>;
  numbers(): Promise<UsageOfNumbers>;
  /** Imports records as an operator does. */
  load(resource: string, records: object[], at?: Date): Promise<void>;
  /** An allowance, of the plan unless another source is given, measured now; its period is relative to today. */
  loadAllowance(msisdn: string, figures: Figures): Promise<void>;
  loadCost(msisdn: string, cents: number, daysAgo?: number): Promise<void>;
  /** Advances the clock and runs due jobs. */
  pass(seconds: number): Promise<void>;
  messages(to: string): Promise<string[]>;
  setFault(partner: string, subject: string, fault: string): Promise<void>;
  close(): Promise<void>;
};

const resources = [...usageCatalogue, ...usageOfNumbersImports];

export async function openUsage(username: string, environment: Record<string, string> = {}): Promise<UsagePortal> {
  const portal = await openPortal(environment);
  const { pool, db, clock } = portal.platform;
  let who = await portal.browser().signIn(username);
  const day = (days: number) => addDays(sofiaDay(clock.now()), days);
  const load: UsagePortal['load'] = async (resource, records, at = clock.now()) => {
    const kind = resources.find(({ name }) => name === resource)!;
    const { problems } = await inTransaction(db, (tx) => upsertRecords(tx, kind, records, at));
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
  };
  const read = async (path: string) => bodyOf(await who.call('GET', path));
  return {
    portal,
    get who() {
      return who;
    },
    usage: async (msisdn) => (await read(`/usage/${msisdn}`)) as NumberUsage,
    days: async (msisdn) => (await read(`/usage/${msisdn}/days`)) as UsageDays,
    numbers: async () => (await read('/usage')) as UsageOfNumbers,
    load,
    loadAllowance: (
      service_id,
      { at, id = 'PLAN-DATA', used, limit = 100, from = -16, to = 13, kind = 'data', source = 'plan' },
    ) =>
      load(
        'usage-allowances',
        [
          {
            service_id,
            allowance_id: id,
            kind,
            zone: 'bg',
            source,
            name_bg: 'Интернет от плана',
            name_en: 'Data of the plan',
            ...(limit !== null && { limit_amount: limit * gigabyte }),
            used_amount: used * gigabyte,
            period_from: day(from),
            period_to: day(to),
            measured_at: clock.now().toISOString(),
          },
        ],
        at,
      ),
    loadCost: (service_id, cost_cents, daysAgo = 1) =>
      load('usage-days', [
        {
          service_id,
          day: day(-daysAgo),
          kind: 'premium',
          zone: 'bg',
          amount: 1,
          outside_amount: 1,
          cost_cents,
          measured_at: clock.now().toISOString(),
        },
      ]),
    async pass(seconds) {
      await portal.pass(seconds);
      await portal.runDueJobs();
      // A token expires after fifteen minutes, so the user signs in again.
      if (seconds > 600) who = await portal.browser().signIn(username);
    },
    async messages(to) {
      const { rows } = await pool.query<{ body: string }>(
        'select body from outbox where recipient = $1 order by created_at, body',
        [to],
      );
      return rows.map(({ body }) => body);
    },
    async setFault(partner, subject, fault) {
      await pool.query('insert into partner_fault (partner, subject, fault) values ($1, $2, $3)', [
        partner,
        subject,
        fault,
      ]);
    },
    close: () => portal.close(),
  };
}

function bodyOf({ status, body }: TestReply): unknown {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
