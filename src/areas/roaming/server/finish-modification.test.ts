import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { activate, deactivate, openRoaming, travelling, type RoamingPortal } from '#testing/roaming.ts';

let radost: RoamingPortal;

beforeEach(async () => {
  radost = await openRoaming('radost');
});
afterEach(() => radost.close());

describe('a plan modification', () => {
  it('that fails in the network changes nothing, and the user is notified', async () => {
    await radost.portal.platform.pool.query(
      `insert into partner_fault (partner, subject, fault) values ('provisioning', '55788', 'fails')`,
    );
    const before = await radost.roaming(travelling.withPackage);
    await radost.modify(travelling.withPackage, [deactivate('66866'), activate('55788')]);
    await radost.pass(10);
    expect(await radost.roaming(travelling.withPackage)).toEqual(before);
    expect(await radost.lastMessage(travelling.withPackage)).toContain(
      'Всичко е както преди и нищо не ти е таксувано.',
    );
  });

  it('stays pending while the network is unavailable, and blocks other changes', async () => {
    const { pool } = radost.portal.platform;
    await pool.query(`insert into partner_fault (partner, subject, fault) values ('provisioning', '*', 'down')`);
    await radost.modify(travelling.withPackage, [activate('63541')]);
    await radost.pass(30);
    expect(await radost.plan(travelling.withPackage, '63541')).toMatchObject({ pending: 'activate', is_active: false });
    expect(outcomeOf(await radost.modify(travelling.withPackage, [activate('63530')]))).toBe(
      '409 EC_Msisdn_Already_Has_Processing_Request',
    );
    await pool.query('delete from partner_fault');
    await radost.pass(60);
    expect(await radost.plan(travelling.withPackage, '63541')).toMatchObject({ pending: null, is_active: true });
  });

  it('is not finished by a repeated job of an earlier one', async () => {
    const { pool } = radost.portal.platform;
    await radost.modify(travelling.off, [activate('55788')]);
    await pool.query(`create table earlier as select * from scheduled_job where payload ? 'requestId'`);
    await radost.pass(10);
    await radost.modify(travelling.off, [deactivate('55788')]);
    await pool.query('insert into scheduled_job select * from earlier on conflict do nothing');
    await radost.portal.runDueJobs();
    expect(await radost.plan(travelling.off, '55788')).toMatchObject({ pending: 'deactivate', is_active: true });
  });

  it('that activates a tariff again resets its usage', async () => {
    const number = travelling.withPackage;
    await radost.portal.platform.pool.query(
      'update service_roaming set used_minutes = 1, used_sms = 2, used_megabytes = 3 where service_id = $1',
      [number],
    );
    await radost.modify(number, [deactivate('66866'), activate('55788')]);
    await radost.pass(10);
    await radost.modify(number, [deactivate('55788'), activate('66866')]);
    await radost.pass(10);
    expect(await radost.plan(number, '66866')).toMatchObject({
      is_active: true,
      used: { minutes: 0, sms: 0, megabytes: 0 },
    });
  });

  it('is settled once, however often the job runs', async () => {
    const { pool } = radost.portal.platform;
    await pool.query(`insert into partner_fault (partner, subject, fault) values ('provisioning', '63540', 'fails')`);
    const number = travelling.withPackage;
    const used = async () => (await radost.credit(number)).used_currency[0]!.value;
    const before = await used();
    await radost.modify(number, [activate('63540')]);
    expect(await used()).toBeGreaterThan(before);
    await pool.query(`create table kept_job as select * from scheduled_job where name = 'finish-roaming-modification'`);
    await radost.pass(10);
    expect(await used()).toBe(before);
    const messages = () => pool.query(`select from outbox`).then(({ rowCount }) => rowCount);
    const told = await messages();
    await pool.query(`insert into scheduled_job select * from kept_job`);
    await radost.pass(10);
    expect([await used(), await messages()]).toEqual([before, told]);
  });

  it('creates an attention entry on home, and clears it when done', async () => {
    const kinds = async () =>
      ((await radost.who.call('GET', '/home/overview')).body as { attention: { kind: string }[] }).attention.map(
        ({ kind }) => kind,
      );
    await radost.modify(travelling.withPackage, [activate('63530')]);
    expect(await kinds()).toEqual(['roaming-change']);
    await radost.pass(10);
    expect(await kinds()).toEqual([]);
  });
});
