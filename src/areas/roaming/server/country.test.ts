import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openRoaming, travelling, type RoamingPortal } from '#testing/roaming.ts';
import type { RoamingCountries, RoamingCountry } from '../contract.ts';

let radost: RoamingPortal;

beforeAll(async () => {
  radost = await openRoaming('radost');
});
afterAll(() => radost.close());

const read = async (countryId: string, msisdn: string = travelling.withPackage) =>
  (await radost.who.call('GET', `/roaming/${msisdn}/countries/${countryId}`)).body as RoamingCountry;

const euros = (prices: RoamingCountry['prices']) =>
  Object.fromEntries(prices.map(({ type, price_currency }) => [type, price_currency[0]!.value]));

describe('the prices of a country for a number', () => {
  it('are the same as at home in the EU roaming area [RO-038]', async () => {
    const greece = await read('GR');
    expect(greece).toMatchObject({
      country_id: 'GR',
      name: 'Гърция',
      zone: 'Роуминг зона на ЕС',
      is_eu_roaming_area: true,
    });
    expect(euros(greece.prices)).toEqual({ outgoing_call: 0, incoming_call: 0, sms: 0.06, data: 0 });
    expect(greece.applied.map(({ why }) => why)).toEqual(['home', 'home', 'main', 'home']);
    expect(greece.plans.map(({ plan_id }) => plan_id)).toEqual(['66866', '55270', '55788']);
  });

  it('are in the requested language', async () => {
    const path = `/roaming/${travelling.withPackage}/countries/GR`;
    const { body } = await radost.who.call('GET', path, { headers: { 'accept-language': 'en' } });
    expect(body).toMatchObject({ name: 'Greece', zone: 'EU roaming area' });
  });

  it('come from an active package, and from the main tariff for the rest [RO-038]', async () => {
    const turkey = await read('TR');
    expect(euros(turkey.prices)).toEqual({ outgoing_call: 0.39, incoming_call: 0.19, sms: 0.15, data: 0 });
    expect(turkey.applied.at(-1)).toEqual({ type: 'data', why: 'package', plan_id: '63540' });
    expect(turkey.plans.map(({ plan_id }) => plan_id)).toEqual([
      '66866',
      '55270',
      '55788',
      '63540',
      '63541',
      '63601',
      '63602',
    ]);
  });

  it('include a week for each plan and usage profile', async () => {
    const { plans } = await read('US');
    const usual = (id: string) =>
      plans.find(({ plan_id }) => plan_id === id)?.week.find(({ use }) => use === 'usual')?.price_currency[0]?.value;
    // 30 outgoing minutes, 45 incoming, 10 SMS and 2 GB.
    expect(usual('66866')).toBe((30 * 89 + 45 * 49 + 10 * 25 + 2048 * 20) / 100);
    expect(usual('55788')).toBe((299 + 30 * 45 + 45 * 25 + 10 * 15 + 2048 * 6) / 100);
    expect(usual('63530')).toBe((1290 + 30 * 89 + 45 * 49 + 10 * 25) / 100);
  });

  it('are absent without roaming, and so is a week with plans that need a main tariff', async () => {
    const { prices, applied, plans } = await read('TR', travelling.off);
    expect([prices, applied.every(({ why }) => why === 'off')]).toEqual([[], true]);
    const known = plans.filter(({ week }) => week.length > 0);
    expect(known.map(({ component_type }) => component_type)).toEqual(['MAIN_TARIFF', 'MAIN_TARIFF', 'MAIN_TARIFF']);
  });

  it.each(['ZZ', 'BG'])('reject %s as a roaming country', async (countryId) => {
    expect(outcomeOf(await radost.who.call('GET', `/roaming/${travelling.off}/countries/${countryId}`))).toBe(
      '404 EC_Not_Found',
    );
  });

  it('refuse a malformed country and a foreign number', async () => {
    expect(outcomeOf(await radost.who.call('GET', `/roaming/${travelling.off}/countries/gr`))).toBe(
      '400 EC_Invalid_Request',
    );
    expect(outcomeOf(await radost.who.call('GET', `/roaming/${travelling.company}/countries/GR`))).toBe(
      '403 EC_User_Not_Authoried',
    );
  });
});

it('the countries are listed with both names and the EU roaming area of 2026', async () => {
  const countries = (await radost.who.call('GET', '/roaming/countries')).body as RoamingCountries;
  const of = (id: string) => countries.find(({ country_id }) => country_id === id);
  expect(of('GR')).toEqual({
    country_id: 'GR',
    name_bg: 'Гърция',
    name_en: 'Greece',
    other_names: [],
    is_eu_roaming_area: true,
    popularity: 1,
  });
  expect(of('BG')).toBeUndefined();
  expect(['MD', 'UA', 'NO', 'GB', 'CH'].map((id) => of(id)?.is_eu_roaming_area)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(countries.length).toBeGreaterThan(240);
});
