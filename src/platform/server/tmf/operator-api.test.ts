import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOperatorApi, RawJson, type OperatorApi } from '#testing/operator-api.ts';
import { numbers } from '#testing/extras.ts';
import type { Browser } from '#testing/portal.ts';

const catalog = '/productCatalogManagement/v4';
const party = '/party/v4';
const inventory = '/productInventory/v4';

let api: OperatorApi;
let maria: Browser;
beforeAll(async () => {
  api = await openOperatorApi();
  maria = await api.portal.browser().signIn('maria');
});
afterAll(() => api.close());

const values = (given: Record<string, unknown>) =>
  Object.entries(given).map(([name, value]) => ({
    name,
    productSpecCharacteristicValue: (Array.isArray(value) ? value : [value]).map((each: unknown) => ({ value: each })),
  }));

const newExtra = {
  id: 'extra:77001',
  name: 'Аудиокниги',
  description: 'Книги за слушане.',
  category: [{ id: 'extra' }],
  productOfferingPrice: [{ priceType: 'recurring', price: { unit: 'EUR', value: 3.49 } }],
  prodSpecCharValueUse: values({
    adx_code: 'ADX77001',
    name_en: 'Audiobooks',
    description_en: 'Books to listen to.',
    group_type: 'Books',
    position: 77,
    tariff_extras: [{ tariff_id: 'prostor-25', placement: 'addon', period_state: 'Paid' }],
  }),
};

const priceSeen = async (code: string) => {
  const { body } = await maria.call('GET', `/digital-extras-swap/extras/eligibility/${numbers.withAll}`);
  const text = JSON.stringify(body);
  return { isOffered: text.includes(`"code":"${code}"`), body: text };
};

describe('TMF620: an extra that the operator adds', () => {
  it('is created with 201 and visible to customers at once', async () => {
    expect((await priceSeen('77001')).isOffered).toBe(false);
    const created = await api.call('POST', `${catalog}/productOffering`, newExtra);
    expect(created.body).toMatchObject({ id: 'extra:77001', '@type': 'ProductOffering', lifecycleStatus: 'Active' });
    expect(created.status).toBe(201);
    const seen = await priceSeen('77001');
    expect(seen.isOffered).toBe(true);
    expect(seen.body).toContain('3.49');
  });

  it('sent again changes nothing and writes no second audit entry', async () => {
    const changes = () => api.portal.platform.db.selectFrom('operator_change').selectAll().execute();
    const before = await changes();
    expect((await api.call('POST', `${catalog}/productOffering`, newExtra)).status).toBe(201);
    expect(await changes()).toEqual(before);
    expect(before.at(-1)).toMatchObject({ client: 'oss', resource: 'productOffering', outcome: 'new' });
  });

  it('gets a new price by a merge patch, visible at once', async () => {
    const path = `${catalog}/productOfferingPrice/${encodeURIComponent('extra:77001:price')}`;
    const patched = await api.call('PATCH', path, { price: { value: 2.99 } });
    expect(patched.body).toMatchObject({ id: 'extra:77001:price', price: { unit: 'EUR', value: 2.99 } });
    expect((await priceSeen('77001')).body).toContain('2.99');
  });

  it('keeps fields that a patch omits', async () => {
    const patched = await api.call('PATCH', `${catalog}/productOffering/extra:77001`, { name: 'Книги за слушане' });
    expect(patched.status).toBe(200);
    expect(patched.body).toMatchObject({ name: 'Книги за слушане', description: 'Книги за слушане.' });
  });

  it('keeps its id in a patch', async () => {
    const path = `${catalog}/productOffering/extra:77001`;
    expect(await api.call('PATCH', path, { id: 'extra:77002', name: 'x' })).toMatchObject({
      status: 400,
      body: { message: 'id cannot change.' },
    });
    expect((await api.call('GET', path)).body).toMatchObject({ name: 'Книги за слушане' });
  });

  it.each([
    [{ ...newExtra, id: 'tariff:77001' }, 'id must begin with'],
    [{ ...newExtra, id: '77001' }, 'id must begin with'],
    [{ ...newExtra, lifecycleStatus: 'Retired' }, 'is_withdrawn'],
    [{ ...newExtra, prodSpecCharValueUse: values({ colour: 'red' }) }, 'prodSpecCharValueUse.adx_code is missing'],
    [
      { ...newExtra, productOfferingPrice: [{ priceType: 'recurring', price: { unit: 'EUR', value: 1.005 } }] },
      'whole cents',
    ],
    [{ ...newExtra, productOfferingPrice: [{ priceType: 'oneTime', price: { unit: 'EUR', value: 1 } }] }, 'priceType'],
    [{ ...newExtra, prodSpecCharValueUse: [...newExtra.prodSpecCharValueUse, ...values({ name_bg: 'x' })] }, 'name_bg'],
    [{ ...newExtra, bundledProductOffering: [] }, 'bundledProductOffering is not an attribute that the portal stores'],
    [{ id: 'extra:1' }, 'name, productOfferingPrice are missing'],
  ])('with a wrong field is refused with a reason: %#', async (sent, reason) => {
    const { status, body } = await api.call('POST', `${catalog}/productOffering`, sent);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalidBody', status: '400' } });
    expect((body as { message: string }).message).toContain(reason);
  });
});

describe('TMF620: a specification', () => {
  it('exists for every offering and lists its possible characteristics', async () => {
    const { body: offering } = await api.call('GET', `${catalog}/productOffering/extra:77001`);
    const { productSpecification, prodSpecCharValueUse: uses } = offering as Record<string, { id: string }> & {
      prodSpecCharValueUse: { name: string }[];
    };
    const { body } = await api.call('GET', `${catalog}/productSpecification/${productSpecification!.id}`);
    const { productSpecCharacteristic: known } = body as { productSpecCharacteristic: { name: string }[] };
    expect(uses.filter(({ name }) => !known.some((each) => each.name === name))).toEqual([]);
    expect(known).toContainEqual(
      expect.objectContaining({ name: 'adx_code', valueType: 'string', minCardinality: 1, maxCardinality: 1 }),
    );
    expect(known.map(({ name }) => name)).not.toContain('name_bg');
    const { status } = await api.call('PATCH', `${catalog}/productSpecification/extra`, { name: 'x' });
    expect(status).toBe(405);
  });

  it('of another category is refused', async () => {
    const sent = { ...newExtra, productSpecification: { id: 'tariff' } };
    const { status } = await api.call('POST', `${catalog}/productOffering`, sent);
    expect(status).toBe(400);
  });
});

describe('TMF620: lists', () => {
  it('are paged with counts, and contain only the requested fields', async () => {
    const all = await api.call('GET', `${catalog}/productOffering?category.id=roamingPlan&fields=name`);
    const items = all.body as { id: string }[];
    expect(Number(all.headers['x-total-count'])).toBe(items.length);
    expect(Object.keys(items[0]!)).toEqual(['id', 'href', '@type', 'name']);
    const page = await api.call(
      'GET',
      `${catalog}/productOffering?category.id=roamingPlan&offset=1&limit=2&fields=name`,
    );
    expect(page.status).toBe(206);
    expect(page.headers).toMatchObject({ 'x-result-count': '2', 'x-total-count': String(items.length) });
    expect(page.body).toEqual(items.slice(1, 3));
  });

  it('are ordered over all categories', async () => {
    const ids: string[] = [];
    for (let offset = 0; ; offset += 7) {
      const { body } = await api.call('GET', `${catalog}/productOffering?offset=${offset}&limit=7&fields=name`);
      if ((body as unknown[]).length === 0) break;
      ids.push(...(body as { id: string }[]).map(({ id }) => id));
    }
    const { headers } = await api.call('GET', `${catalog}/productOffering?limit=1`);
    expect(ids).toHaveLength(Number(headers['x-total-count']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of every category can be sent again without any change', async () => {
    const changes = () => api.portal.platform.db.selectFrom('operator_change').selectAll().execute();
    const before = await changes();
    for (const { id } of (await api.call('GET', `${catalog}/category`)).body as { id: string }[]) {
      const [first] = (await api.call('GET', `${catalog}/productOffering?category.id=${id}&limit=1`)).body as object[];
      expect((await api.call('POST', `${catalog}/productOffering`, first)).status).toBe(201);
    }
    expect(await changes()).toEqual(before);
  });

  it.each(['limit=101', 'limit=-1', 'offset=x', 'colour=red', 'name=a&name=b'])('by %s are refused', async (query) => {
    const { status, body } = await api.call('GET', `${catalog}/productOffering?${query}`);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalidQuery' } });
  });

  it.each(['x'.repeat(201), '%'])('with an unreadable id get an error of the API: %s', async (id) => {
    const { status, body } = await api.call('GET', `${catalog}/productOffering/${id}`);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalidBody', status: '400' } });
  });

  it('return 404 for unknown ids', async () => {
    for (const path of ['productOffering/extra:0', 'productOffering/x', 'productOfferingPrice/x', 'category/x']) {
      expect((await api.call('GET', `${catalog}/${path}`)).status).toBe(404);
    }
    expect((await api.call('PATCH', `${catalog}/productOffering/extra:0`, { name: 'x' })).status).toBe(404);
    expect((await api.call('POST', `${catalog}/productOfferingPrice`, {})).status).toBe(405);
  });
});

describe('TMF632 and TMF637: a new customer with a number', () => {
  const person = {
    id: '7001019990',
    fullName: 'Нели Примерна',
    partyCharacteristic: [{ name: 'is_vip', value: false }],
  };
  const number = {
    id: '359888109901',
    status: 'active',
    startDate: '2026-11-01T00:00:00+02:00',
    productOffering: { id: 'tariff:prostor-25' },
    relatedParty: [{ id: person.id, role: 'customer' }],
    agreement: [{ id: 'M9990001' }],
    productCharacteristic: [
      { name: 'service_type', value: 'MobilePhone' },
      { name: 'msisdn_type', value: 'Mobile' },
      { name: 'subscriber_type', value: 'POSTPAID' },
      { name: 'contract_signed_on', value: '2026-10-30' },
    ],
  };

  it('is created as an individual, an organization is another party', async () => {
    expect((await api.call('POST', `${party}/individual`, person)).status).toBe(201);
    expect((await api.call('GET', `${party}/individual/${person.id}`)).body).toMatchObject({
      fullName: 'Нели Примерна',
      status: 'validated',
    });
    expect((await api.call('GET', `${party}/organization/${person.id}`)).status).toBe(404);
    const asCompany = await api.call('POST', `${party}/organization`, { id: person.id, name: 'Нели ЕООД' });
    expect(asCompany).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const patched = await api.call('PATCH', `${party}/individual/${person.id}`, {
      partyCharacteristic: [{ name: 'is_vip', value: true }],
    });
    expect(patched.body).toMatchObject({ fullName: 'Нели Примерна' });
  });

  it('gets the number once its contract and tariff are known', async () => {
    const unknown = { ...number, productCharacteristic: number.productCharacteristic.slice(0, 3) };
    expect(await api.call('POST', `${inventory}/product`, unknown)).toMatchObject({
      status: 400,
      body: { message: 'agreement.0.id is not among the contracts' },
    });
    expect((await api.call('POST', `${inventory}/product`, number)).status).toBe(201);
    const list = await api.call('GET', `${inventory}/product?relatedParty.id=${person.id}`);
    expect(list.body).toMatchObject([{ id: number.id, startDate: '2026-10-31T22:00:00.000Z', status: 'active' }]);
    expect((await api.call('POST', `${inventory}/product`, (list.body as object[])[0])).status).toBe(201);
    const { db } = api.portal.platform;
    const evidence = await db.selectFrom('audit').select('action').where('action', 'like', 'operator.%').execute();
    expect(evidence.map(({ action }) => action)).toEqual([
      'operator.individual',
      'operator.individual',
      'operator.product',
    ]);
  });

  it('gets a number that nobody else has', async () => {
    const taken = await api.call('POST', `${inventory}/product`, { ...number, id: numbers.withAll });
    expect(taken).toMatchObject({ status: 400, body: { message: 'id is the number of another customer' } });
  });

  it('must exist before its number', async () => {
    const stranger = { ...number, id: '359888109902', relatedParty: [{ id: '0000000000' }] };
    expect(await api.call('POST', `${inventory}/product`, stranger)).toMatchObject({
      status: 400,
      body: { message: 'relatedParty.0.id is not among the customers' },
    });
  });
});

describe('TMF637: the roaming packages of a number', () => {
  const product = (packageId: string, planId = '63540') => ({
    id: `${numbers.withAll}:roamingPackage:${packageId}`,
    productOffering: { id: `roamingPlan:${planId}` },
    status: 'active',
    startDate: '2026-11-10T00:00:00+02:00',
  });
  const running = async () => {
    const { body } = await maria.call('GET', `/roaming/${numbers.withAll}/eligible`);
    const { roaming_plans } = body as { roaming_plans: { plan_id: string; packages: { package_id: string }[] }[] };
    return roaming_plans.find(({ plan_id }) => plan_id === '63540')?.packages.map(({ package_id }) => package_id);
  };

  it('are separate products, and one ends while the other continues', async () => {
    for (const id of ['P-1', 'P-2']) {
      expect((await api.call('POST', `${inventory}/product`, product(id))).status).toBe(201);
    }
    expect(await running()).toEqual(['P-1', 'P-2']);
    const path = `${inventory}/product/${numbers.withAll}:roamingPackage:P-1`;
    expect((await api.call('PATCH', path, { status: 'terminated' })).body).toMatchObject({
      status: 'terminated',
      productOffering: { id: 'roamingPlan:63540' },
    });
    expect(await running()).toEqual(['P-2']);
  });

  it('are not roaming tariffs, and a tariff is not a package', async () => {
    const asTariff = {
      ...product('63540'),
      id: `${numbers.withAll}:roamingPlan:63540`,
      productCharacteristic: [{ name: 'active_count', value: 1 }],
    };
    for (const wrong of [asTariff, product('P-3', '66866')]) {
      expect(await api.call('POST', `${inventory}/product`, wrong)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^productOffering.id is /) as string },
      });
    }
  });
});

describe('TMF637: an extra of a number', () => {
  const statusSeen = async (code: string) => {
    const { body } = await maria.call('GET', `/digital-extras-swap/extras/eligibility/${numbers.withAll}`);
    return new RegExp(`"code":"${code}"[^{}]*"status":"(\\w+)"`).exec(JSON.stringify(body))?.[1];
  };
  const product = (code: string, more: object) => ({
    id: `${numbers.withAll}:extra:${code}`,
    productOffering: { id: `extra:${code}` },
    status: 'active',
    startDate: '2026-11-10T00:00:00+02:00',
    productCharacteristic: [
      { name: 'period_state', value: 'Paid' },
      { name: 'price_cents', value: 299 },
    ],
    ...more,
  });

  it('becomes active for customers at once, and ends by a patch of its status', async () => {
    expect((await api.call('POST', `${inventory}/product`, product('77001', {}))).status).toBe(201);
    expect(await statusSeen('77001')).toBe('Active');
    const path = `${inventory}/product/${numbers.withAll}:extra:77001`;
    expect((await api.call('PATCH', path, { status: 'terminated' })).body).toMatchObject({ status: 'terminated' });
    expect(await statusSeen('77001')).toBe('Inactive');
    expect(await api.call('PATCH', path, { status: 'pendingActive' })).toMatchObject({ status: 400 });
  });

  it('in progress is not overwritten', async () => {
    await maria.call('POST', '/digital-extras-swap/extras/activate', {
      body: { msisdn: numbers.withAll, codes: ['20107'] },
    });
    const path = `${inventory}/product/${numbers.withAll}:extra:20107`;
    expect((await api.call('GET', path)).body).toMatchObject({ status: 'pendingActive' });
    expect(await api.call('PATCH', path, { status: 'terminated' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'It was not changed: a change of this number is pending.' },
    });
    expect((await api.call('GET', path)).body).toMatchObject({ status: 'pendingActive' });
  });

  it('must match its id', async () => {
    const wrong = { ...product('77001', {}), productOffering: { id: 'extra:20101' } };
    expect(await api.call('POST', `${inventory}/product`, wrong)).toMatchObject({ status: 400 });
  });
});

describe('a body', () => {
  const nested = (open: string, close: string) => `${open.repeat(30_000)}1${close.repeat(30_000)}`;
  const extra = `${catalog}/productOffering`;
  const product = `${inventory}/product/${numbers.withAll}`;

  it.each([
    ['objects', nested('{"a":', '}')],
    ['lists', nested('[', ']')],
  ])('with %s nested 30,000 levels deep is refused', async (_, value) => {
    const create = new RawJson(JSON.stringify({ ...newExtra, name: 'here' }).replace('"here"', value));
    const change = new RawJson(`{"productCharacteristic":${value}}`);
    const event = { eventId: 'e', eventTime: '2026-11-15T10:00:00Z', eventType: 'ProductStateChangeEvent' };
    const told = new RawJson(JSON.stringify({ ...event, event: 'here' }).replace('"here"', value));
    expect((await api.call('POST', extra, create)).status).toBe(400);
    expect((await api.call('PATCH', product, change)).status).toBe(400);
    expect((await api.call('POST', `${inventory}/listener/productStateChangeEvent`, told)).status).toBe(400);
  });

  it('with 5,000 characteristics is refused by their number, before they are read', async () => {
    const productCharacteristic = Array.from({ length: 5000 }, (_, at) => ({ name: `n${at}`, value: 1 }));
    const { status, body } = await api.call('PATCH', product, { productCharacteristic });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: 'productCharacteristic has too many items' }),
    ]);
  });

  it('that offers an extra in two lists is refused: one list has the maximum number of tariffs', async () => {
    const uses = newExtra.prodSpecCharValueUse;
    const { status, body } = await api.call('POST', extra, {
      ...newExtra,
      prodSpecCharValueUse: [...uses, uses.at(-1)],
    });
    expect([status, body]).toEqual([400, expect.objectContaining({ message: 'tariff_extras is a duplicate.' })]);
  });

  it.each([null, 'prostor-25', [['prostor-25']]])('that offers an extra as %j is refused', async (value) => {
    const uses = newExtra.prodSpecCharValueUse;
    const { status, body } = await api.call('POST', extra, {
      ...newExtra,
      prodSpecCharValueUse: [...uses.slice(0, -1), { ...uses.at(-1), productSpecCharacteristicValue: [{ value }] }],
    });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: 'The values of tariff_extras must be objects.' }),
    ]);
  });
});
