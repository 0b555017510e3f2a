import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { AddressSearchUnavailable } from './address-search.ts';
import { speedyAddressSearch } from './speedy-address-search.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function searchIn(answers: Record<string, object>, asked: object[] = []) {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      asked.push(JSON.parse(text) as object);
      const answer = answers[request.url ?? ''];
      if (answer) response.end(JSON.stringify(answer));
      else response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return speedyAddressSearch({ url, userName: 'operator', password: 'secret' }, 500);
}

const site = {
  id: 68134,
  countryId: 100,
  type: 'гр.',
  name: 'СОФИЯ',
  municipality: 'СТОЛИЧНА',
  region: 'СОФИЯ',
  postCode: '1000',
};

it('finds places with the operator’s credentials and returns them in the portal’s format', async () => {
  const asked: object[] = [];
  const search = await searchIn({ '/location/site': { sites: [site] } }, asked);
  expect(await search.cities('соф')).toEqual([
    {
      site_id: 68134,
      city: 'СОФИЯ',
      city_type: 'гр.',
      region: 'СОФИЯ',
      municipality: 'СТОЛИЧНА',
      post_code: '1000',
      country_id: 100,
    },
  ]);
  expect(asked).toEqual([{ userName: 'operator', password: 'secret', language: 'BG', countryId: 100, name: 'соф' }]);
});

it('finds quarters and streets of a place', async () => {
  const search = await searchIn({
    '/location/complex': { complexes: [{ id: 1, siteId: 68134, type: 'жк', name: 'БАНИШОРА' }] },
    '/location/street': { streets: [{ id: 2, siteId: 68134, type: 'ул.', name: 'ШИПКА' }] },
  });
  expect(await search.quarters(68134, 'бан')).toEqual([{ quarter_id: 1, quarter_name: 'жк БАНИШОРА' }]);
  expect(await search.streets(68134, 'шип')).toEqual([{ street_id: 2, street_name: 'ул. ШИПКА' }]);
});

it('finds a street only in its own place', async () => {
  const search = await searchIn({ '/location/street/2': { street: { id: 2, siteId: 14, name: 'ШИПКА' } } });
  expect(await search.findStreet(68134, 2)).toBeNull();
  expect(await search.findStreet(14, 2)).toEqual({ street_id: 2, street_name: 'ШИПКА' });
});

it.each([{}, { '/location/site': { error: { message: 'bad credentials' } } }])(
  'reports a failed request as unavailable',
  async (answers) => {
    const search = await searchIn(answers);
    await expect(search.cities('соф')).rejects.toBeInstanceOf(AddressSearchUnavailable);
  },
);
