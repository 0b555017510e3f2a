import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalog, inventory, openHub, party, priceOf, type Hub } from '#testing/hub.ts';
import { numbers } from '#testing/extras.ts';

const origin = 'https://my.operator.example';
const root = `${origin}/tmf-api`;

let hub: Hub;
beforeAll(async () => {
  hub = await openHub({ PUBLIC_URL: origin });
});
afterAll(() => hub.close());

const read = async (path: string) => (await hub.api.call('GET', path)).body as Record<string, unknown>;

it('a created resource has its address in Location and href', async () => {
  const sent = { id: '7001019992', fullName: 'Нов Човек' };
  const { headers, body } = await hub.api.call('POST', `${party}/individual`, sent);
  const href = `${root}${party}/individual/7001019992`;
  expect(headers['location']).toBe(href);
  expect(body).toMatchObject({ id: sent.id, href, '@type': 'Individual' });
});

it('a subscription has an address that removes it', async () => {
  const { headers, body } = await hub.register(catalog);
  const { id } = body as { id: string };
  expect(headers['location']).toBe(`${root}${catalog}/hub/${id}`);
});

it('an offering has the addresses of its category, specification and price', async () => {
  expect(await read(`${catalog}/productOffering/extra:20107`)).toMatchObject({
    category: [{ id: 'extra', href: `${root}${catalog}/category/extra` }],
    productSpecification: { id: 'extra', href: `${root}${catalog}/productSpecification/extra` },
    productOfferingPrice: [
      {
        '@type': 'ProductOfferingPrice',
        href: `${root}${catalog}/productOfferingPrice/extra%3A20107%3Aprice`,
        recurringChargePeriod: 'month',
        recurringChargePeriodLength: 1,
      },
    ],
  });
});

it('a price by itself has the period under the name of its own definition', async () => {
  const price = await read(priceOf('20107'));
  expect(price).toMatchObject({ '@type': 'ProductOfferingPrice', recurringChargePeriodType: 'month' });
  expect(price).not.toHaveProperty('recurringChargePeriod');
});

it('a product has the addresses of its offering and customer, with the type of the customer', async () => {
  const customer = { id: '8307099971', href: `${root}${party}/individual/8307099971`, '@referredType': 'Individual' };
  expect(await read(`${inventory}/product/${numbers.withAll}`)).toMatchObject({
    relatedParty: [{ ...customer, role: 'customer' }],
    productOffering: { href: expect.stringContaining(`${root}${catalog}/productOffering/tariff%3A`) as string },
  });
});

it('events contain the same addresses', async () => {
  await hub.forget();
  await hub.register(party);
  await hub.api.call('PATCH', `${party}/individual/8307099971`, { fullName: 'Мария Нова' });
  await hub.api.portal.runDueJobs();
  expect(hub.listener.heard).toMatchObject([
    { event: { individual: { href: `${root}${party}/individual/8307099971` } } },
  ]);
});

it('without a configured address of the portal addresses are paths', async () => {
  const other = await openHub();
  const { body } = await other.api.call('GET', `${catalog}/category/extra`);
  await other.close();
  expect(body).toMatchObject({ href: `/tmf-api${catalog}/category/extra` });
});
