import { afterEach, beforeEach, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

it('the next read sees a catalogue change, whoever made it', async () => {
  const { pool } = extras.portal.platform;
  expect((await extras.extra(numbers.withAll, '20106')).regular_price_currency[0]!.value).toBe(4.99);
  await pool.query(`update extra set regular_price_cents = 555 where code = '20106'`);
  expect((await extras.extra(numbers.withAll, '20106')).regular_price_currency[0]!.value).toBe(5.55);
  await pool.query(`update tariff set free_slots = 5 where tariff_id = 'prostor-25'`);
  expect((await extras.eligibility(numbers.withAll)).swappable_slots.free_slots).toBe(5);
  await pool.query(`delete from tariff_extra where code = '20106'`);
  await expect(extras.extra(numbers.withAll, '20106')).rejects.toThrow('is not offered');
});

it('a demo reset restores the catalogue', async () => {
  const { pool } = extras.portal.platform;
  await pool.query(`update extra set regular_price_cents = 555 where code = '20106'`);
  expect((await extras.extra(numbers.withAll, '20106')).regular_price_currency[0]!.value).toBe(5.55);
  expect(outcomeOf(await extras.portal.browser().call('POST', '/dev/reset'))).toBe('204');
  const who = await extras.portal.browser().signIn('maria');
  const { body } = await who.call('GET', `/digital-extras-swap/extras/eligibility/${numbers.withAll}`);
  const { swappable_addons } = body as Awaited<ReturnType<typeof extras.eligibility>>;
  expect(swappable_addons.find(({ code }) => code === '20106')?.regular_price_currency[0]?.value).toBe(4.99);
});

it('prices and dates of available extras change with the day', async () => {
  const before = await extras.extra(numbers.swapped, '20060');
  await extras.pass(86_400);
  const after = await extras.extra(numbers.swapped, '20060');
  expect(after.current_price_end_date! > before.current_price_end_date!).toBe(true);
});
