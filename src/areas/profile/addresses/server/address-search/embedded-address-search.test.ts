import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAddresses } from '#database/addresses/load-addresses.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import type { City, Street } from '../../contract.ts';
import { maxAddressText } from '../../rules.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  await loadAddresses(portal.connection);
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());

describe('the search for places', () => {
  const cities = async (typed: string) =>
    (await maria.call('GET', '/speedy/speedy-address/cities', { query: { SearchExpression: typed } })).body as City[];
  const streets = async (typed: string, SiteId = '68134') =>
    (await maria.call('GET', '/speedy/speedy-address/streets', { query: { SearchExpression: typed, SiteId } }))
      .body as Street[];

  it.each([
    ['София', 'София'],
    ['соф', 'София'],
    ['sof', 'София'],
    ['Sofia', 'София'],
    ['Sofiq', 'София'],
    ['Пловдиф', 'Пловдив'],
    ['plovdiv', 'Пловдив'],
    ['варна', 'Варна'],
    ['Бургсa', 'Бургас'],
    ['гр. Русе', 'Русе'],
    ['стара заг', 'Стара Загора'],
    ['загора', 'Стара Загора'],
  ])('finds by %s first %s [PR-089]', async (typed, name) => {
    expect((await cities(typed))[0]).toMatchObject({ city: name, city_type: 'гр.', country_id: 100 });
  });

  it('finds places by their post code, or by its beginning', async () => {
    const [varna] = await cities('Варна');
    expect((await cities(varna!.post_code))[0]).toEqual(varna);
    const found = await cities(varna!.post_code.slice(0, 2));
    expect(found.map(({ post_code }) => post_code.slice(0, 2))).toEqual(found.map(() => varna!.post_code.slice(0, 2)));
    expect(found).toContainEqual(varna);
  });

  it('finds similar names only if no name has a word that begins so', async () => {
    const found = (await cities('Русе')).map(({ city }) => city);
    expect(found).toContain('Русе');
    expect(found.filter((city) => !/(^| )русе/i.test(city))).toEqual([]);
  });

  it('accepts a name as long as the field of a street', async () => {
    expect(await streets('а'.repeat(maxAddressText))).toEqual([]);
  });

  it('sorts places by size, also those with the same name', async () => {
    expect((await cities('бан')).slice(0, 2).map(({ city }) => city)).toEqual(['Банкя', 'Банско']);
  });

  it.each(['%', '_', '\\', "'; drop table settlement; --", '%%%', '<b>'])('treats %s as plain text', async (typed) => {
    expect(await cities(typed)).toEqual([]);
    expect(await streets(typed)).toEqual([]);
  });

  it('finds streets and quarters only of the given place [PR-090, PR-091]', async () => {
    expect(await streets('Шипка')).toContainEqual({ street_id: 415, street_name: 'ул. Шипка' });
    expect(await streets('vitosha')).toContainEqual({ street_id: 14, street_name: 'бул. Витоша' });
    expect(await streets('Витуша')).toContainEqual({ street_id: 14, street_name: 'бул. Витоша' });
    expect(await streets('Шипка', '14')).toEqual([]);
    const quarters = await maria.call('GET', '/speedy/speedy-address/quarters', {
      query: { SearchExpression: 'бан', SiteId: '68134' },
    });
    expect(quarters.body).toContainEqual({ quarter_id: 1, quarter_name: 'жк Банишора' });
  });
});
