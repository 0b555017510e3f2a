// Malicious and careless use of the desk.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { codeAt, deskPassword, openDesk, type DeskUser } from '#testing/desk.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let editor: DeskUser;
let support: DeskUser;
beforeAll(async () => {
  portal = await openPortal();
  editor = await openDesk(portal, 'editor');
  support = await openDesk(portal, 'support');
});
afterAll(() => portal.close());

const today = () => sofiaDay(portal.platform.clock.now());
const nothingBroke = (status: number) => status >= 200 && status < 500;

type Change = { item: string[]; adds: boolean; values: object[]; begins_on?: string };
const put = (kind: string, body: Change, browser = editor.browser, headers = {}) =>
  browser.call('PUT', `/operator/catalogue/${kind}`, { body: { begins_on: today(), ...body }, headers });

const strange = ['\0', 'a\0b', '\uD800', '%00', "'; drop table extra; --", '../../etc/passwd', '‮', '𝕏'.repeat(30)];

describe('special characters', () => {
  it.each(strange)('%j are searched without harm', async (words) => {
    const calls: [DeskUser, string, string, object][] = [
      [support, 'POST', '/operator/customers/find', { body: { search: `${words}   ` } }],
      [editor, 'GET', '/operator/texts', { query: { search: words } }],
      [support, 'POST', '/operator/customers/1/unlock', { body: { guarded: words } }],
    ];
    for (const [{ browser }, method, path, asked] of calls) {
      expect(nothingBroke((await browser.call(method, path, asked)).status)).toBe(true);
    }
    const body = { name: words, password: words, code: '000000' };
    expect(nothingBroke((await portal.browser().call('POST', '/operator/sign-in', { body })).status)).toBe(true);
    await portal.platform.pool.query(`delete from rate_limit where name like 'desk-%'`);
  });

  it.each(strange)('%j are no valid item name, and no value causes an error', async (words) => {
    for (const adds of [true, false]) {
      const values = [{ field: 'value', was: null, value: words }];
      expect(nothingBroke((await put('brand-settings', { item: ['abonat', words], adds, values })).status)).toBe(true);
    }
    const later = { item: ['abonat', words], adds: true, values: [{ field: 'value', was: null, value: words }] };
    const planned = await put('brand-settings', { ...later, begins_on: addDays(today(), 1) });
    expect(nothingBroke(planned.status)).toBe(true);
  });

  it('in a text are refused or stored unchanged', async () => {
    for (const text of strange) {
      const { body } = await editor.browser.call('GET', '/operator/texts/home/page');
      const was = (body as { bg: { text: string } }).bg.text;
      const answer = await editor.browser.call('PUT', '/operator/texts/home/page', {
        body: { language: 'bg', text, was, begins_on: today() },
      });
      expect(nothingBroke(answer.status)).toBe(true);
    }
  });
});

describe('excessive input', () => {
  it('is refused before processing', async () => {
    const long = 'x'.repeat(200_000);
    const values = [{ field: 'name_bg', was: null, value: long }];
    expect((await put('extras', { item: ['20106'], adds: false, values })).status).toBe(413);
    const many = Array.from({ length: 31 }, () => ({ field: 'position', was: null, value: 1 }));
    expect((await put('extras', { item: ['20106'], adds: false, values: many })).status).toBe(400);
    const body = { language: 'bg', text: long, was: '', begins_on: today() };
    expect((await editor.browser.call('PUT', '/operator/texts/home/page', { body })).status).toBe(413);
  });

  it('in a number is refused', async () => {
    for (const value of [2 ** 31, Number.MAX_SAFE_INTEGER, 1e300]) {
      const values = [{ field: 'position', was: null, value }];
      expect((await put('extras', { item: ['20106'], adds: false, values })).status).toBeOneOf([400, 409]);
    }
  });

  it('of one field twice is refused', async () => {
    const twice = [
      { field: 'position', was: 20, value: 1 },
      { field: 'position', was: 20, value: 2 },
    ];
    expect((await put('extras', { item: ['20106'], adds: false, values: twice })).status).toBe(400);
  });
});

it('a duplicate value is refused with a reason, now and on its day', async () => {
  const { rows } = await portal.platform.pool.query('select group_type, code from donation_cause order by 1 limit 2');
  const [one, other] = rows as [{ group_type: string; code: string }, { code: string }];
  const values = [{ field: 'code', was: one.code, value: other.code }];
  const change = { item: [one.group_type], adds: false, values };
  const { status, body } = await put('donation-causes', change);
  expect([status, body]).toMatchObject([400, { Properties: { Field: 'code', Reason: 'taken' } }]);

  const own = await openDesk(portal, 'editor');
  const planned = await put('donation-causes', { ...change, begins_on: addDays(today(), 1) }, own.browser);
  expect(planned.status).toBe(204);
  await portal.pass(86_400);
  await portal.runDueJobs();
  editor = await openDesk(portal, 'editor');
  support = await openDesk(portal, 'support');
  const items = (await editor.browser.call('GET', '/operator/catalogue/donation-causes')).body;
  const { changes } = (items as { item: string[]; changes: object[] }[]).find(
    ({ item }) => item[0] === one.group_type,
  )!;
  expect(changes).toMatchObject([{ state: 'failed', problem: { field: 'code', reason: 'taken' } }]);
});

it('a resource in use cannot change its type', async () => {
  const { rows } = await portal.platform.pool.query('select plan_id from service_roaming_package limit 1');
  const item = [(rows as { plan_id: string }[])[0]!.plan_id];
  const { rows: plans } = await portal.platform.pool.query(
    'select valid_days from roaming_plan where plan_id = $1',
    item,
  );
  const values = [
    { field: 'component_type', was: 'PACKAGE', value: 'ADDITIONAL_TARIFF' },
    { field: 'valid_days', was: (plans as { valid_days: number }[])[0]!.valid_days, value: null },
  ];
  const { status, body } = await put('roaming-plans', { item, adds: false, values });
  expect([status, body]).toMatchObject([400, { Properties: { Field: 'component_type', Reason: 'in_use' } }]);
});

it('one of concurrent changes of the same item succeeds, and the others are told', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => openDesk(portal, 'editor')));
  const values = (value: number) => [{ field: 'position', was: 20, value }];
  const answers = await Promise.all(
    others.map(({ browser }, at) => put('extras', { item: ['20106'], adds: false, values: values(100 + at) }, browser)),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409', '409', '409']);
});

it('another site cannot change anything, even with the session of an operator', async () => {
  const foreign = { origin: 'https://elsewhere.example' };
  const values = [{ field: 'position', was: 20, value: 7 }];
  const { status, body } = await put('extras', { item: ['20106'], adds: false, values }, editor.browser, foreign);
  expect([status, body]).toMatchObject([403, { ErrorCode: 'EC_Foreign_Origin' }]);
  const out = await support.browser.call('POST', '/operator/customers/1/sign-out', {
    body: { account: 1 },
    headers: foreign,
  });
  expect(out.status).toBe(403);
});

it('the desk cookie is sent only to the desk, and is not readable by scripts', async () => {
  const { name, secret } = await openDesk(portal, 'editor');
  const code = codeAt(secret, new Date(portal.platform.clock.now().getTime() + 60_000));
  await portal.pass(60);
  const body = { name, password: deskPassword, code };
  const { headers } = await portal.browser().call('POST', '/operator/sign-in', { body });
  const cookie = String(headers['set-cookie']);
  for (const part of ['Path=/api/operator', 'HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(part);
});

it('every read of customer data is audited', async () => {
  const looks: [string, string, object?][] = [
    ['POST', '/operator/customers/find', { body: { search: '0888100101' } }],
    ['GET', '/operator/customers/1'],
    ['POST', '/operator/customers/1/pid'],
    ['GET', '/operator/failures'],
  ];
  for (const [method, path, asked] of looks) {
    const { headers } = await support.browser.call(method, path, asked);
    const { rows } = await portal.platform.pool.query(
      `select facts::jsonb ->> 'by' as by from audit where customer_id = 0 and trace_id = $1`,
      [headers['trace-id']],
    );
    expect([path, rows]).toEqual([path, [{ by: support.name }]]);
  }
});

it('desk sessions cannot use customer calls, whatever id they name', async () => {
  const reach = async (browser: Browser) => {
    const asked: [string, string, object?][] = [
      ['GET', '/home/overview'],
      ['PUT', '/customers/services/359888100101/label', { body: { label: 'x' } }],
      ['POST', '/messaging/donation', { body: {} }],
    ];
    return Promise.all(asked.map(async ([method, path, more]) => (await browser.call(method, path, more)).status));
  };
  for (const { browser } of [editor, support]) expect(await reach(browser)).toEqual([401, 401, 401]);
});
