import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#platform/server/database/migrate.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { layEarlierVersion } from '#testing/upgrade/earlier-version.ts';

let portal: TestPortal;
let before: Map<string, number>;
let after: Map<string, number>;

/** Tables that were renamed since. */
const renamed = new Map([['enlightenment_code', 'school_code']]);

/** Tables that were split since. */
const divided = new Map([['service_roaming', ['service_roaming', 'service_roaming_package']]]);

const replaced = new Map([
  // A choice of a type became several cells of the notification matrix.
  ['notification_choice', `(select distinct account_id, kind = 'offers' from notification_setting) choice`],
  // The entry of a music trial got a job that clears it.
  ['scheduled_job', `(select from scheduled_job where name <> 'end-music-trial') job`],
]);

beforeAll(async () => {
  portal = await openPortal({}, async (connection) => {
    before = await layEarlierVersion(connection);
    await migrate(connection);
    after = await withClient(connection, async (client) => {
      const counted = new Map<string, number>();
      for (const earlier of before.keys()) {
        for (const table of divided.get(earlier) ?? [renamed.get(earlier) ?? replaced.get(earlier) ?? earlier]) {
          const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
          counted.set(earlier, (counted.get(earlier) ?? 0) + rows[0]!.n);
        }
      }
      return counted;
    });
    return connection;
  });
});
afterAll(() => portal.close());

describe('a database of an earlier version', () => {
  it('keeps every row', () => {
    expect(before.size).toBeGreaterThan(90);
    expect(before.get('service')).toBeGreaterThan(50);
    expect(after).toEqual(before);
  });

  it('serves its users with their earlier changes', async () => {
    const maria = await portal.browser().signIn('maria');
    const read = async (path: string, query: Record<string, string> = {}) =>
      (await maria.call('GET', path, { query })).body;
    expect(await read('/home/overview')).toMatchObject({ first_name: 'Мария', services: { length: 6 } });
    expect(await read('/drt/359888100101')).toMatchObject({ drt_limit_details: { limit_id: 'drt-100' } });
    expect(await read('/messaging/donation/eligible-limit/359888100101', { campaign: 'donation-1' })).toMatchObject({
      data: { given: 10 },
    });
    expect((await maria.call('GET', '/digital-extras-swap/extras/eligibility/359888100101')).status).toBe(200);
  });

  it('keeps a roaming package with its usage and last day', async () => {
    const radost = await portal.browser().signIn('radost');
    const { body } = await radost.call('GET', '/roaming/359888100711/eligible');
    const { roaming_plans } = body as { roaming_plans: { plan_id: string; packages: object[] }[] };
    expect(roaming_plans.find(({ plan_id }) => plan_id === '63540')?.packages).toMatchObject([
      { package_id: '63540-1', used: { megabytes: 1980 }, expires_on: expect.any(String) as string },
    ]);
  });

  it('accepts their changes', async () => {
    const maria = await portal.browser().signIn('maria');
    const answer = await maria.call('PUT', '/drt/359888100101', { body: { drt_limit_id: 'drt-60' } });
    expect(answer.status).toBe(204);
    await portal.runDueJobs();
  });
});
