import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transactionsLeftOpen } from '#testing/open-transactions.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { proverOn, type Prover } from '#testing/prover.ts';
import { removeOrder } from './orders.ts';

const fresh = '359888100101';
let music: PartnerServer;
let portal: TestPortal;
let who: Prover;

beforeEach(async () => {
  music = await startPartner();
  portal = await openPortal({ MUSIC_PLATFORM_URL: music.url, MUSIC_PLATFORM_TOKEN: 'shared with music' });
  who = proverOn(portal, 'music');
  await who.prove(fresh);
});
afterEach(async () => {
  await portal.close();
  await music.close();
});

const activate = () => who.call('POST', '/music/activate', { body: { unique_id: who.uniqueId } });
const deactivate = () => who.call('DELETE', '/music/activate', { body: { unique_id: who.uniqueId } });
const status = async () => (await who.call('GET', `/music/check-by-unique-id/${who.uniqueId}`)).body;
const orders = () => portal.platform.db.selectFrom('music_order').selectAll().execute();
const told = () => music.asked.map(({ call, body }) => [call, (body as { active: boolean }).active]);

describe('the music platform of an operator', () => {
  it('is called before the change is made, and without an open transaction', async () => {
    const held: unknown[] = [];
    music.beforeAnswer = async () => {
      held.push(...(await transactionsLeftOpen(portal.platform.pool)), await status());
    };
    expect(outcomeOf(await activate())).toBe('204');
    expect(held).toMatchObject([{ status: 'NotSubscribed' }]);
    expect(music.asked).toMatchObject([
      { call: `PUT /subscriptions/${fresh}`, token: 'Bearer shared with music', body: { active: true, lastDay: null } },
    ]);
    expect(await status()).toMatchObject({ status: 'Active' });
    expect(outcomeOf(await deactivate())).toBe('204');
    expect(music.asked.at(-1)?.body).toMatchObject({ active: false, lastDay: expect.any(String) as string });
    expect(await orders()).toEqual([]);
  });

  it('that is unavailable changes nothing; a retry is the same order', async () => {
    music.answers.push({ status: 503 });
    expect(outcomeOf(await activate())).toBe('503 EC_Partner_Unavailable');
    expect(await status()).toMatchObject({ status: 'NotSubscribed' });
    expect(outcomeOf(await activate())).toBe('204');
    expect(music.asked[0]?.key).toBe(music.asked[1]?.key);
    await portal.pass(61);
    await portal.runDueJobs();
    expect(music.asked).toHaveLength(2);
  });

  it('that may have received a change that was not made gets the actual state', async () => {
    music.answers.push('hang up');
    expect(outcomeOf(await activate())).toBe('503 EC_Partner_Unavailable');
    await portal.pass(61);
    await portal.runDueJobs();
    expect(told()).toEqual([
      [`PUT /subscriptions/${fresh}`, true],
      [`PUT /subscriptions/${fresh}`, false],
    ]);
    expect(await orders()).toEqual([]);
  });

  it('that answers with a redirect has not made the change', async () => {
    music.answers.push({ status: 300 });
    expect(outcomeOf(await activate())).toBe('503 EC_Partner_Unavailable');
    expect(await status()).toMatchObject({ status: 'NotSubscribed' });
  });

  it('keeps a newer order when a former one is removed', async () => {
    music.answers.push({ status: 503 });
    await activate();
    const [order] = await orders();
    const number = { customerId: order!.customer_id, serviceId: order!.service_id };
    await portal.platform.db.transaction().execute((tx) => removeOrder(tx, number, randomUUID()));
    expect(await orders()).toEqual([order]);
  });

  it('gets two concurrent requests as one order, and one of them is refused as active', async () => {
    const answers = await Promise.all([activate(), activate()]);
    expect(answers.map(outcomeOf).toSorted()).toEqual(['204', expect.stringContaining('EC_Already_Active')]);
    expect(new Set(music.asked.map(({ key }) => key)).size).toBe(1);
  });
});
