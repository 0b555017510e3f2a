import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HomeOverview } from '#areas/home/contract.ts';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';

let maria: UsagePortal;
beforeEach(async () => {
  maria = await openUsage('maria');
  await maria.pass(3600);
});
afterEach(() => maria.close());

const msisdn = using.withExtras;
const use = async (used: number, more = {}) => {
  await maria.loadAllowance(msisdn, { used, ...more });
  await maria.pass(1);
};
const pending = async () => {
  const { attention } = (await maria.who.call('GET', '/home/overview')).body as HomeOverview;
  return attention.filter(({ kind }) => kind === 'allowance-near').map(({ properties }) => properties['used_percent']);
};

it('80 and 100 percent are notified once each per period [US-006]', async () => {
  for (const used of [79, 80, 85, 99, 100, 100]) await use(used);
  const messages = await maria.messages(msisdn);
  expect(messages).toHaveLength(2);
  expect(messages.join('\n')).toMatch(/Използва 80% от „Интернет от плана“ за номер 0888100103\. Остават 20 GB до/);
  expect(messages.join('\n')).toMatch(/„Интернет от плана“ свърши/);
});

it.each([
  ['plan', 2],
  ['package', 0],
] as const)('the end of an allowance of a %s names its next period in %i messages', async (source, named) => {
  await maria.who.call('PUT', `/usage/${msisdn}/alerts`, { body: { amounts: [], by_sms: true, by_email: true } });
  await use(10, { id: 'ENDING', source });
  await use(100, { id: 'ENDING', source });
  const messages = [...(await maria.messages(msisdn)), ...(await maria.messages('maria@demo.abonat.bg'))];
  expect(messages.filter((text) => /свърши|нищо не остава/.test(text))).toHaveLength(2);
  expect(messages.filter((text) => text.includes('Новият период започва'))).toHaveLength(named);
});

it('100 percent at once does not notify 80 percent too [US-006]', async () => {
  await use(100);
  expect(await maria.messages(msisdn)).toHaveLength(1);
  await use(90);
  expect(await maria.messages(msisdn)).toHaveLength(1);
});

it('a new period notifies again [US-006]', async () => {
  await use(80);
  await use(80, { from: 0, to: 29 });
  expect(await maria.messages(msisdn)).toHaveLength(2);
});

it('two imports that race notify once [US-006]', async () => {
  await Promise.all([maria.loadAllowance(msisdn, { used: 81 }), maria.loadAllowance(msisdn, { used: 82 })]);
  await Promise.all([maria.portal.runDueJobs(), maria.portal.runDueJobs()]);
  expect(await maria.messages(msisdn)).toHaveLength(1);
});

it('the first figures of a number notify nobody, later ones do [US-006]', async () => {
  await maria.loadAllowance(using.withoutFigures, { used: 95 });
  await maria.pass(1);
  expect(await maria.messages(using.withoutFigures)).toEqual([]);
  await maria.loadAllowance(using.withoutFigures, { used: 100 });
  await maria.pass(1);
  expect(await maria.messages(using.withoutFigures)).toHaveLength(1);
});

it('all batches of the import with the first figures notify nobody [US-006]', async () => {
  const at = maria.portal.platform.clock.now();
  await maria.loadAllowance(using.withoutFigures, { used: 10, at });
  await maria.loadAllowance(using.withoutFigures, { id: 'SECOND-BATCH', used: 95, at });
  await maria.pass(1);
  expect(await maria.messages(using.withoutFigures)).toEqual([]);
});

it('an unlimited allowance is never notified', async () => {
  await use(10_000, { limit: null });
  expect(await maria.messages(msisdn)).toEqual([]);
});

it.each([
  [{ by_sms: true, by_email: false }, 1, 0],
  [{ by_sms: false, by_email: true }, 0, 1],
  [{ by_sms: true, by_email: true }, 1, 1],
  [{ by_sms: false, by_email: false }, 0, 0],
])('the channels %o send %s SMS and %s e-mails [US-006]', async (channels, sms, mails) => {
  const { pool } = maria.portal.platform;
  await pool.query('truncate outbox, sms_part');
  await maria.who.call('PUT', `/usage/${msisdn}/alerts`, { body: { amounts: [], ...channels } });
  await use(80);
  expect(
    [await maria.messages(msisdn), await maria.messages('maria@demo.abonat.bg')].map(({ length }) => length),
  ).toEqual([sms, mails]);
  expect(await pending()).toEqual([80]);
});

it('home and the bell show it until the period ends or the figures fall', async () => {
  await use(85);
  expect(await pending()).toEqual([80]);
  await use(100);
  expect(await pending()).toEqual([100]);
  await use(10);
  expect(await pending()).toEqual([]);
  await use(100, { id: 'OTHER', to: 1 });
  expect(await pending()).toEqual([100]);
  await maria.pass(2 * 86_400);
  expect(await pending()).toEqual([]);
});

it('an alert is notified once when the cost reaches its amount, and its SMS contains no amount [US-006, US-008, US-010]', async () => {
  const body = { amounts: [10, 5], by_sms: true, by_email: true };
  await maria.who.call('PUT', `/usage/${msisdn}/alerts`, { body });
  for (const cents of [499, 500, 600, 1200]) {
    await maria.loadCost(msisdn, cents);
    await maria.pass(1);
  }
  const messages = await maria.messages(msisdn);
  expect(messages).toHaveLength(2);
  expect(messages.join(' ')).not.toMatch(/EUR/);
  expect((await maria.messages('maria@demo.abonat.bg')).join(' ')).toMatch(/12,00\u00a0EUR.*10,00\u00a0EUR/s);
});
