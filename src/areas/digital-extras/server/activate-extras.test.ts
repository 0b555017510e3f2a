import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { digitalExtrasEndpoints } from '../contract.ts';

const { withAll, full, swapped, tv, busy } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('activating', () => {
  it('an extra on a mobile number provisions it and makes it active [EX-001, EX-107, EX-182]', async () => {
    expect(outcomeOf(await extras.activate(withAll, ['20107']))).toBe('202');
    expect(await extras.extra(withAll, '20107')).toMatchObject({ status: 'InProgress', is_on_slot: true });
    await extras.pass(5);
    expect(await extras.extra(withAll, '20107')).toMatchObject({
      status: 'Active',
      current_period_state: 'Free',
      activation_date: (await extras.eligibility(withAll)).today,
    });
  });

  it('an extra on a TV service makes it active [EX-002]', async () => {
    expect(outcomeOf(await extras.activate(tv, ['20108']))).toBe('202');
    await extras.pass(5);
    expect((await extras.extra(tv, '20108')).status).toBe('Active');
  });

  it('several extras lists those that fail and provisions the others [EX-184]', async () => {
    const answer = await extras.activate(withAll, ['20107', '20120', '20068']);
    expect([answer.status, answer.body]).toEqual([200, { failed_activation_codes: ['20120', '20068'] }]);
    expect((await extras.extra(withAll, '20107')).status).toBe('InProgress');
  });

  it.each([
    ['20101', '409 EC_Already_Active'],
    ['20113', '409 EC_Deactivation_Requested'],
    ['20061', '409 EC_Provisioning_In_Progress'],
    ['20130', '400 EC_Extra_Not_Supported_In_Tariff_Plan'],
    ['99999', '400 EC_Extra_Not_Supported_In_Tariff_Plan'],
    ['20028', '409 EC_Already_Active'],
  ])('%s answers %s', async (code, answer) => {
    expect(outcomeOf(await extras.activate(withAll, [code]))).toBe(answer);
  });

  it('is refused while the number has another pending request [ER-005]', async () => {
    await extras.activate(swapped, ['20103']);
    expect(outcomeOf(await extras.activate(swapped, ['20107']))).toBe('409 EC_Msisdn_Already_Has_Processing_Request');
    expect(outcomeOf(await extras.activate(swapped, ['20103']))).toBe('409 EC_Provisioning_In_Progress');
  });

  it('on full positions is forbidden, but possible as paid [EX-011, EX-128, EX-185]', async () => {
    const answer = await extras.activate(full, ['20109']);
    expect([answer.status, answer.body]).toEqual([200, { failed_activation_codes: ['20109'] }]);
    expect((await extras.extra(full, '20109')).status).toBe('Inactive');
    const paid = await extras.call('POST', '/extras/activate-as-paid', { body: { msisdn: full, code: '20109' } });
    expect(outcomeOf(paid)).toBe('202');
    await extras.pass(5);
    expect(await extras.extra(full, '20109')).toMatchObject({
      status: 'Active',
      is_on_slot: false,
      current_period_state: 'Paid',
    });
  });

  it('a donation or home assistance is forbidden: they have their own calls', async () => {
    const answer = await extras.activate(withAll, ['20040', '20052']);
    expect([answer.status, answer.body]).toEqual([200, { failed_activation_codes: ['20040', '20052'] }]);
  });

  it('an extra without its required package is forbidden', async () => {
    const answer = await extras.activate(swapped, ['20121']);
    expect(answer.body).toEqual({ failed_activation_codes: ['20121'] });
  });

  it('an extra is refused while its required package is ending', async () => {
    expect(outcomeOf(await extras.activate(tv, ['20132']))).toBe('400 EC_Cancel_Deactivation_Forbidden_For_Child');
    expect((await extras.extra(tv, '20132')).status).toBe('Inactive');
    await extras.call('POST', '/extras/cancel-deactivation', { body: { msisdn: tv, code: '20130' } });
    expect(outcomeOf(await extras.activate(tv, ['20132']))).toBe('202');
  });

  it('an extra together with its required package works in any order', async () => {
    expect(outcomeOf(await extras.activate(swapped, ['20121', '20120']))).toBe('202');
    await extras.pass(5);
    for (const code of ['20120', '20121']) expect((await extras.extra(swapped, code)).status).toBe('Active');
  });

  it('an extra of an unavailable partner is refused or listed as failed, and writes nothing', async () => {
    const { platform } = extras.portal;
    await platform.pool.query(`delete from service_extra where code = '20031'`);
    expect(outcomeOf(await extras.activate(withAll, ['20031']))).toBe('503 EC_Partner_Unavailable');
    expect((await extras.extra(withAll, '20031')).status).toBe('Inactive');
    expect(await platform.db.selectFrom('audit').select('action').execute()).toEqual([]);
    const both = await extras.activate(withAll, ['20107', '20031']);
    expect([both.status, both.body]).toEqual([200, { failed_activation_codes: ['20031'] }]);
    await extras.pass(5);
    expect((await extras.extra(withAll, '20107')).status).toBe('Active');
  });

  it('writes an audit entry and shows the pending request on home', async () => {
    await extras.activate(withAll, ['20107']);
    const evidence = await extras.portal.platform.db.selectFrom('audit').select(['action', 'subject']).execute();
    expect(evidence).toEqual([{ action: 'extra.activate', subject: withAll }]);
    const home = async () =>
      ((await extras.who.call('GET', '/home/overview')).body as { attention: { kind: string; subject: string }[] })
        .attention;
    expect(await home()).toContainEqual(expect.objectContaining({ kind: 'request-in-progress', subject: '20107' }));
    await extras.pass(5);
    expect((await home()).filter(({ kind }) => kind === 'request-in-progress')).toEqual([]);
  });

  it('two plans of one family provisions the first and lists the other as failed', async () => {
    await extras.portal.platform.pool.query(`delete from service_extra where code = '20029'`);
    const answer = await extras.activate(withAll, ['20028', '20030']);
    expect([answer.status, answer.body]).toEqual([200, { failed_activation_codes: ['20030'] }]);
  });

  it('takes the lowest free position and returns it', async () => {
    expect((await extras.extra(withAll, '20101')).slot).toBe(1);
    expect((await extras.extra(withAll, '20107')).slot).toBeNull();
    await extras.activate(withAll, ['20107']);
    expect((await extras.extra(withAll, '20107')).slot).toBe(3);
  });

  it('twice with one key is done once', async () => {
    const press = () =>
      extras.call('POST', '/extras/activate', {
        body: { msisdn: withAll, codes: ['20107'] },
        headers: { 'idempotency-key': 'one-press-0001' },
      });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(outcomeOf)).toEqual(['202', '202', '202']);
    expect(await extras.portal.platform.db.selectFrom('audit').select('action').execute()).toHaveLength(1);
  });

  it('that started a part is answered again as the first time', async () => {
    const press = () =>
      extras.call('POST', '/extras/activate', {
        body: { msisdn: withAll, codes: ['20107', '20052'] },
        headers: { 'idempotency-key': 'one-press-0002' },
      });
    const [first, second] = [await press(), await press()];
    expect(first.body).toEqual({ failed_activation_codes: ['20052'] });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
  });
});

it('every change of extras is idempotent', () => {
  const changing = digitalExtrasEndpoints.filter(({ method }) => method !== 'GET');
  expect(changing.filter((spec) => !('idempotency' in spec)).map(({ name }) => name)).toEqual([]);
});

it('a demo number with a pending request refuses another', async () => {
  const elena = await openExtras('elena');
  expect(outcomeOf(await elena.activate(busy, ['20107']))).toBe('409 EC_Msisdn_Already_Has_Processing_Request');
  expect(outcomeOf(await elena.activate(busy, ['20101']))).toBe('409 EC_Provisioning_In_Progress');
  await elena.close();
});
