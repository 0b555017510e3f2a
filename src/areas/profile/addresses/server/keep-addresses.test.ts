import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadAddresses } from '#database/addresses/load-addresses.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import type { Address, AddressBody } from '../contract.ts';
import { changeAddress, deleteAddress } from './keep-addresses.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  await loadAddresses(portal.connection);
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());

const address: AddressBody = {
  country_id: 100,
  site_id: 68134,
  region: 'x',
  municipality: 'x',
  city: 'x',
  city_type: 'x',
  post_code: 'x',
  quarter_id: null,
  quarter_name: null,
  street_id: 415,
  street_name: 'x',
  street_no: '12',
  building_number: null,
  entry: null,
  floor: null,
  ap: null,
  address_comment: null,
  is_active: true,
};
const list = async () => (await maria.call('GET', '/user-profile/addresses')).body as Address[];
const add = (body: object) => maria.call('POST', '/user-profile/addresses', { body: { ...address, ...body } });

describe('the addresses of an account', () => {
  beforeEach(() => portal.platform.pool.query('delete from address'));

  it('are returned with all fields, and to nobody else [PR-063, PR-085]', async () => {
    const told = { building_number: '5', entry: 'А', floor: '3', ap: '7', address_comment: 'Звънецът не работи' };
    await add(told);
    const georgi = await portal.browser().signIn('georgi');
    const body = { ...address, street_no: '99' };
    expect((await georgi.call('POST', '/user-profile/addresses', { body })).status).toBe(204);
    expect(await list()).toEqual([
      {
        id: expect.any(String) as string,
        site_id: 68134,
        region: 'София (столица)',
        municipality: 'Столична',
        city: 'София',
        city_type: 'гр.',
        post_code: expect.stringMatching(/^\d{4}$/) as string,
        quarter_id: null,
        quarter_name: null,
        street_id: 415,
        street_name: 'ул. Шипка',
        street_no: '12',
        is_active: true,
        country_id: 100,
        ...told,
      },
    ]);
    const others = (await georgi.call('GET', '/user-profile/addresses')).body as Address[];
    expect(others.map(({ street_no }) => street_no)).toEqual(['99']);
  });

  it('are added, changed and deleted, and stored with the names of the address data [PR-001, PR-047, PR-086, PR-087, PR-088]', async () => {
    expect((await add({})).status).toBe(204);
    const [added] = await list();
    expect(added).toEqual({
      ...address,
      id: expect.any(String) as string,
      region: 'София (столица)',
      municipality: 'Столична',
      city: 'София',
      city_type: 'гр.',
      post_code: expect.stringMatching(/^\d{4}$/) as string,
      street_name: 'ул. Шипка',
    });
    const change = await maria.call('PUT', `/user-profile/addresses/${added!.id}`, {
      body: { ...address, floor: '3', ap: '7' },
    });
    expect(change.status).toBe(204);
    expect(await list()).toMatchObject([{ id: added!.id, floor: '3', ap: '7' }]);
    expect((await maria.call('DELETE', `/user-profile/addresses/${added!.id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['only a city', { street_id: null, street_name: null, street_no: null }],
    ['a street without a number', { street_no: null }],
    ['a number of only spaces', { street_no: '  ' }],
    ['a quarter without a building', { street_no: null, quarter_name: 'Банишора' }],
    ['a place that does not exist', { site_id: 1 }],
    ['a street of another place', { street_id: 999_999 }],
    ['a quarter of another place', { quarter_id: 999_999 }],
  ])('are refused with %s [PR-072, PR-073]', async (_what, body) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { ErrorCode: 'EC_Invalid_Address' } });
    expect(await list()).toEqual([]);
  });

  it('can have a quarter and a building instead of a street [PR-073]', async () => {
    const quarter = { street_id: null, street_name: null, street_no: null, quarter_id: 1, quarter_name: 'x' };
    expect((await add({ ...quarter, building_number: '5' })).status).toBe(204);
    expect(await list()).toMatchObject([{ quarter_name: 'жк Банишора', building_number: '5' }]);
  });

  it('of others cannot be changed or deleted, with the same answer as unknown ones', async () => {
    await add({});
    const [own] = await list();
    const georgi = await portal.browser().signIn('georgi');
    for (const id of [own!.id, crypto.randomUUID()]) {
      const path = `/user-profile/addresses/${id}`;
      expect(await georgi.call('PUT', path, { body: { ...address, floor: '9' } })).toMatchObject({ status: 403 });
      expect(await georgi.call('DELETE', path)).toMatchObject({ status: 403 });
    }
    expect(await list()).toEqual([own]);
  });

  it('that were deleted meanwhile are neither changed nor deleted again', async () => {
    const { db, clock } = portal.platform;
    const { account_id: accountId } = await db.selectFrom('account').select('account_id').executeTakeFirstOrThrow();
    const who = { accountId, now: clock.now() };
    const checked = { ...address, quarter_id: null };
    const id = crypto.randomUUID();
    const refused = { refused: 'EC_User_Not_Authoried' };
    expect(await inTransaction(db, (tx) => changeAddress(tx, who, id, checked))).toEqual(refused);
    expect(await inTransaction(db, (tx) => deleteAddress(tx, who, id))).toEqual(refused);
  });

  it('accept no markup', async () => {
    expect((await add({ address_comment: '<img src=x onerror=alert(1)>' })).status).toBe(400);
  });

  it('are limited to twenty, also when many are added concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => add({})));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(20);
    expect(await list()).toHaveLength(20);
    expect((await add({})).body).toMatchObject({
      ErrorCode: 'EC_Too_Many_Addresses',
      Message: 'В профила може да има най-много 20 адреса. Изтрий някой, за да добавиш друг.',
    });
  });
});

it('without an answer of the courier no address is found or saved', async () => {
  const courier = { SPEEDY_USER: 'operator', SPEEDY_PASSWORD: 'secret', SPEEDY_URL: 'http://127.0.0.1:1' };
  const other = await openPortal(courier);
  const elena = await other.browser().signIn('elena');
  const unavailable = { status: 503, body: { ErrorCode: 'EC_Partner_Unavailable' } };
  const query = { SearchExpression: 'соф' };
  expect(await elena.call('GET', '/speedy/speedy-address/cities', { query })).toMatchObject(unavailable);
  expect(await elena.call('POST', '/user-profile/addresses', { body: address })).toMatchObject(unavailable);
  await other.close();
});
