import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog, inventory, party } from '#testing/hub.ts';
import { openOperatorApi, type OperatorApi } from '#testing/operator-api.ts';
import { pageOf } from './match-list.ts';
import { readListQuery } from './list-query.ts';
import type { TmfObject } from './resource.ts';

let api: OperatorApi;
beforeAll(async () => {
  api = await openOperatorApi();
});
afterAll(() => api.close());

async function readAll(path: string): Promise<TmfObject[]> {
  const items: TmfObject[] = [];
  for (;;) {
    const { status, body } = await api.call('GET', `${path}?offset=${items.length}`);
    items.push(...(body as TmfObject[]));
    if (status === 200 || (body as TmfObject[]).length === 0) return items;
  }
}

describe('a list of products', () => {
  it('needs no filter and contains the products of every customer once', async () => {
    const products = await readAll(`${inventory}/product`);
    const owners = new Set(products.map(({ relatedParty }) => (relatedParty as TmfObject[])[0]!.id));
    expect(owners.size).toBeGreaterThan(2);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    const { headers } = await api.call('GET', `${inventory}/product?limit=1`);
    expect(Number(headers['x-total-count'])).toBe(products.length);
  });

  it('of a company refers to an organization', async () => {
    const [company] = (await api.call('GET', `${party}/organization?limit=1`)).body as TmfObject[];
    const { body } = await api.call('GET', `${inventory}/product?relatedParty.id=${company!.id}`);
    expect((body as TmfObject[]).length).toBeGreaterThan(0);
    for (const { relatedParty } of body as TmfObject[]) {
      expect(relatedParty).toMatchObject([{ id: company!.id, '@referredType': 'Organization' }]);
    }
  });
});

describe('filters and sorting', () => {
  const types = {
    id: 'text',
    name: 'text',
    fullName: 'text',
    status: 'text',
    lifecycleStatus: 'text',
    isRoot: 'boolean',
    startDate: 'moment',
    terminationDate: 'moment',
    'relatedParty.id': 'text',
    'agreement.id': 'text',
    'category.id': 'text',
    'price.value': 'number',
    'productOffering.id': 'text',
    'productOfferingPrice.price.value': 'number',
  } as const;

  /** Moments as moments: the list in memory compares them with the values of the query. */
  const withMoments = (item: TmfObject) => ({
    ...item,
    ...(item['startDate'] !== undefined && { startDate: new Date(item['startDate'] as string) }),
    ...(item['terminationDate'] !== undefined && { terminationDate: new Date(item['terminationDate'] as string) }),
  });

  it.each([
    [`${inventory}/product`, 'status=active&sort=-startDate'],
    [`${inventory}/product`, 'status=pendingActive,pendingTerminate,terminated&sort=id'],
    [`${inventory}/product`, 'status.ne=active&sort=status,-id'],
    [`${inventory}/product`, 'startDate.gte=2026-01-01&startDate.lt=2026-11-01T00:00:00%2B02:00&sort=startDate'],
    [`${inventory}/product`, 'sort=-terminationDate'],
    [`${inventory}/product`, 'terminationDate.gt=2026-01-01&sort=terminationDate'],
    [`${inventory}/product`, 'relatedParty.id=8307099971&sort=productOffering.id'],
    [`${inventory}/product`, 'agreement.id.gt=K&sort=-agreement.id'],
    [`${inventory}/product`, 'agreement.id.ne=K&sort=id'],
    [`${party}/individual`, 'sort=-fullName'],
    [`${party}/individual`, 'id.gt=8&sort=id'],
    [`${party}/individual`, 'id=8307099971'],
    [`${party}/organization`, 'status=validated&sort=name'],
    [`${catalog}/category`, 'isRoot=true&sort=-id'],
    [`${catalog}/productOffering`, 'category.id=extra,tariff&sort=-productOfferingPrice.price.value'],
    [`${catalog}/productOffering`, 'productOfferingPrice.price.value.lte=5&sort=name'],
    [`${catalog}/productOfferingPrice`, 'price.value.gt=1.5&sort=price.value'],
  ])('%s?%s selects and orders the same resources as in memory', async (path, query) => {
    const parameters = Object.fromEntries(new URLSearchParams(query.replaceAll('+', '%2B')));
    const all = (await readAll(path)).map(withMoments);
    const { items, total } = pageOf(all, readListQuery({ attributes: types }, parameters));
    expect(total).toBeGreaterThan(0);
    const { body, headers } = await api.call('GET', `${path}?${query}`);
    expect((body as TmfObject[]).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(Number(headers['x-total-count'])).toBe(total);
  });

  it('find a product by the start that it shows', async () => {
    const [first] = (await api.call('GET', `${inventory}/product?limit=1`)).body as TmfObject[];
    const query = new URLSearchParams({ startDate: String(first!['startDate']), id: first!.id });
    expect((await api.call('GET', `${inventory}/product?${query.toString()}`)).body).toEqual([first]);
  });

  it('select the value, its alternatives or a range', () => {
    const items = [{ id: 'a', price: { value: 1 } }, { id: 'b', price: { value: 2 } }, { id: 'c' }];
    const select = (query: Record<string, string>) =>
      pageOf(items, readListQuery({ attributes: types }, query)).items.map(({ id }) => id);
    expect(select({ 'price.value': '1' })).toEqual(['a']);
    expect(select({ 'price.value': '1,2' })).toEqual(['a', 'b']);
    expect(select({ 'price.value.ne': '1' })).toEqual(['b', 'c']);
    expect(select({ 'price.value.gt': '1' })).toEqual(['b']);
    expect(select({ 'price.value.gte': '2' })).toEqual(['b']);
    expect(select({ 'price.value.lt': '2' })).toEqual(['a']);
    expect(select({ 'price.value.lte': '1' })).toEqual(['a']);
    expect(select({ sort: '-price.value' })).toEqual(['b', 'a', 'c']);
    expect(select({ sort: 'price.value', offset: '1', limit: '1' })).toEqual(['b']);
  });

  it.each([
    ['colour=red', 'filtered by colour'],
    ['name.regex=.*', 'filtered by name.regex'],
    ['sort=colour', 'sorted by colour'],
    ['startDate=soon', 'startDate must be a date'],
    ['startDate.gt=2026-01-01,2026-02-01', 'startDate.gt must have one value'],
    [`id=${'1,'.repeat(60)}`, 'more than 50 values'],
    [`id=${'1,'.repeat(50)}1`, 'more than 50 values'],
    [`id=${'1'.repeat(401)}`, 'filtered by id'],
    ['id=1%00', 'id must be a text'],
  ])('%s is refused by name', async (query, reason) => {
    const { status, body } = await api.call('GET', `${inventory}/product?${query}`);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalidQuery' } });
    expect((body as { message: string }).message).toContain(reason);
  });

  it.each([`id=${'1,'.repeat(49)}1`, `id=${'1'.repeat(400)}`])('%s is accepted', async (query) => {
    expect(await api.call('GET', `${inventory}/product?${query}`)).toMatchObject({ status: 200, body: [] });
  });
});
