import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRoaming, travelling, tripIn, type RoamingPortal } from '#testing/roaming.ts';

let radost: RoamingPortal;
let today: string;

beforeEach(async () => {
  radost = await openRoaming('radost');
  ({ today } = await radost.roaming(number));
});
afterEach(() => radost.close());

const number = travelling.withPackage;
const day = 86_400;

const waiting = async () =>
  ((await radost.who.call('GET', '/home/overview')).body as { attention: { kind: string; due_on: string }[] })
    .attention;
const reminders = async () => {
  const inbox = await radost.who.call('GET', '/dev/inbox', { query: { to: number } });
  return (inbox.body as { text: string }[]).map(({ text }) => text).filter((text) => text.startsWith('Пътуваш'));
};

it('the number and the home screen get one reminder two days before, and the trip is deleted afterwards', async () => {
  await radost.keepTrip(number, tripIn(today, 5));
  await radost.pass(2 * day);
  expect([await reminders(), await waiting()]).toEqual([[], []]);
  expect((await radost.roaming(number)).trip).toMatchObject({ remind_on: tripIn(today, 3).starts_on });
  await radost.pass(1.5 * day);
  expect((await radost.roaming(number)).trip).toMatchObject({ remind_on: null });
  const start = tripIn(today, 5).starts_on.split('-').toReversed().join('.');
  expect(await reminders()).toEqual([`Пътуваш на ${start}: Турция. Роумингът ти е включен.`]);
  expect(await waiting()).toEqual([
    expect.objectContaining({
      kind: 'trip-near',
      due_on: tripIn(today, 5).starts_on,
      properties: { country_id: 'TR', name: 'Турция' },
    }),
  ]);
  await radost.pass(10 * day);
  expect([(await radost.roaming(number)).trip, await waiting(), (await reminders()).length]).toEqual([null, [], 1]);
});

it('the reminder names the planned package if it is not active', async () => {
  await radost.keepTrip(number, tripIn(today, 5, { country_id: 'US', plan_id: '63530' }));
  await radost.pass(3.5 * day);
  expect((await reminders())[0]).toContain('„САЩ и Канада · 7 дни“ още не е активен.');
});

it('a changed or deleted trip sends no reminder', async () => {
  await radost.keepTrip(number, tripIn(today, 5));
  await radost.keepTrip(number, tripIn(today, 40));
  await radost.pass(4 * day);
  expect([await reminders(), await waiting()]).toEqual([[], []]);
  expect((await radost.roaming(number)).trip).not.toBeNull();
  await radost.forgetTrip(number);
  await radost.pass(40 * day);
  expect([await reminders(), await waiting()]).toEqual([[], []]);
});

it.each([
  ['forgotten', () => radost.forgetTrip(number)],
  ['changed for a later one', () => radost.keepTrip(number, tripIn(today, 60))],
])('the attention entry of a trip is cleared when it is %s', async (_, change) => {
  await radost.keepTrip(number, tripIn(today, 5));
  await radost.pass(3.5 * day);
  expect(await waiting()).toMatchObject([{ kind: 'trip-near' }]);
  await change();
  expect(await waiting()).toEqual([]);
});

it('the reminder is in the language of the account', async () => {
  await radost.portal.platform.pool.query(`update account set language = 'en'`);
  await radost.keepTrip(number, tripIn(today, 5));
  await radost.pass(3.5 * day);
  expect(await radost.lastMessage(number)).toMatch(/^You travel on .*Türkiye/);
});

it('an extended trip is reminded of once, and ends on its new last day', async () => {
  const trip = tripIn(today, 5);
  const longer = tripIn(today, 5, { ends_on: tripIn(today, 10).ends_on });
  await radost.keepTrip(number, trip);
  await radost.keepTrip(number, longer);
  await radost.pass(3.5 * day);
  expect(await reminders()).toHaveLength(1);
  await radost.pass(11 * day);
  expect((await radost.roaming(number)).trip).toMatchObject(longer);
  await radost.pass(5 * day);
  expect((await radost.roaming(number)).trip).toBeNull();
});

it.each([
  ['with another package', () => radost.keepTrip(number, tripIn(today, 5, { plan_id: '63530' }))],
  [
    'again after it was forgotten',
    async () => {
      await radost.forgetTrip(number);
      await radost.keepTrip(number, tripIn(today, 5));
    },
  ],
])('a trip that is saved %s is reminded of once', async (_, saveAgain) => {
  await radost.keepTrip(number, tripIn(today, 5));
  await saveAgain();
  await radost.pass(3.5 * day);
  expect(await reminders()).toHaveLength(1);
});

it('a job that is late reminds of no trip that has begun', async () => {
  await radost.keepTrip(number, tripIn(today, 5));
  await radost.pass(6 * day);
  expect([await reminders(), await waiting()]).toEqual([[], []]);
});

it('a trip that begins tomorrow is saved without a reminder', async () => {
  await radost.keepTrip(number, tripIn(today, 1));
  expect((await radost.roaming(number)).trip).toMatchObject({ remind_on: null });
  await radost.pass(0.5 * day);
  expect([await reminders(), await waiting()]).toEqual([[], []]);
});
