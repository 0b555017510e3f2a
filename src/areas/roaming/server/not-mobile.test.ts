import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { activate, openRoaming, tripIn, type RoamingPortal } from '#testing/roaming.ts';

const television = '200000100201';
let maria: RoamingPortal;
beforeAll(async () => {
  maria = await openRoaming('maria');
});
afterAll(() => maria.close());

const today = '2026-11-17';
const read = (path: string, query = {}) => maria.who.call('GET', path, { query });

it.each([
  ['its plans', () => read(`/roaming/${television}/eligible`)],
  ['its tariff', () => read('/gateway/dashboard/get-postpaid-mobile-details', { msisdn: television })],
  ['the prices in a country', () => read(`/roaming/${television}/countries/GR`)],
  ['a change of its plans', () => maria.modify(television, [activate('55788')])],
  ['a trip', () => maria.keepTrip(television, tripIn(today, 9))],
])('a television refuses %s', async (_, ask) => {
  expect(outcomeOf(await ask())).toBe('400 EC_Phone_Is_Not_Eligible');
});
