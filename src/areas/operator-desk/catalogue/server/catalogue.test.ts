import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openDesk, type DeskUser } from '#testing/desk.ts';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';

let extras: ExtrasPortal;
let editor: DeskUser;
beforeAll(async () => {
  extras = await openExtras();
  editor = await openDesk(extras.portal, 'editor');
});
afterAll(() => extras.close());

const today = () => sofiaDay(extras.portal.platform.clock.now());
const code = '20106';
const priceSeen = async () =>
  (await extras.extra(numbers.withAll, code)).regular_price_currency.find(({ currency }) => currency === 'EUR')!.value;

type Item = {
  item: string[];
  values: { field: string; value: unknown }[];
  changes: { change: number; state: string; begins_on: string; by: string; problem: string | null }[];
};

const itemsOf = async (kind: string) =>
  (await editor.browser.call('GET', `/operator/catalogue/${kind}`)).body as Item[];
const itemOf = async (kind: string, ...item: string[]) =>
  (await itemsOf(kind)).find((each) => each.item.join() === item.join());
const valueOf = async (kind: string, item: string[], field: string) =>
  (await itemOf(kind, ...item))?.values.find((each) => each.field === field)?.value;

type ChangeInput = { item: string[]; begins_on?: string; adds?: boolean; to: Record<string, unknown>; was?: object };

async function change(kind: string, { item, to, begins_on = today(), adds = false, was }: ChangeInput, by = editor) {
  const values = await Promise.all(
    Object.entries(to).map(async ([field, value]) => ({
      field,
      was: { ...was }[field as never] ?? (await valueOf(kind, item, field)) ?? null,
      value,
    })),
  );
  return by.browser.call('PUT', `/operator/catalogue/${kind}`, { body: { item, adds, values, begins_on } });
}

async function evidenceOf(action: string) {
  const { rows } = await extras.portal.platform.pool.query(
    `select subject, facts::jsonb as facts from audit where customer_id = 0 and action = $1
     order by sequence desc limit 1`,
    [action],
  );
  return rows[0] as unknown;
}

describe('a price', () => {
  it('that starts today is visible at the next read', async () => {
    expect((await change('extras', { item: [code], to: { regular_price_cents: 555 } })).status).toBe(204);
    expect(await priceSeen()).toBe(5.55);
  });

  it('with a start day changes at midnight in Sofia', async () => {
    const begins_on = addDays(today(), 2);
    const before = await priceSeen();
    expect((await change('extras', { item: [code], to: { regular_price_cents: 777 }, begins_on })).status).toBe(204);
    expect((await itemOf('extras', code))!.changes[0]).toMatchObject({ state: 'waits', begins_on, by: editor.name });
    await extras.pass(86_400);
    expect(await priceSeen()).toBe(before);
    await extras.pass(86_400);
    expect(await priceSeen()).toBe(7.77);
    editor = await openDesk(extras.portal, 'editor');
    expect((await itemOf('extras', code))!.changes[0]).toMatchObject({ state: 'done' });
  });

  it('leaves an audit entry when scheduled and when applied, with the name of its editor', async () => {
    const [begins_on, { name: by }] = [addDays(today(), 1), editor];
    const [was, to] = [await valueOf('extras', [code], 'regular_price_cents'), { regular_price_cents: 778 }];
    await change('extras', { item: [code], to, begins_on });
    expect(await evidenceOf('catalogue.schedule')).toEqual({
      subject: `extras ${code}`,
      facts: { by, begins_on, to },
    });
    await extras.pass(2 * 86_400);
    editor = await openDesk(extras.portal, 'editor');
    expect(await evidenceOf('catalogue.change')).toEqual({
      subject: `extras ${code}`,
      facts: { by, from: { regular_price_cents: was }, to },
    });
  });

  it('does not change existing extras of customers', async () => {
    const held = () =>
      extras.portal.platform.pool
        .query(`select customer_id, code, price_cents from service_extra order by 1, 2, service_id`)
        .then(({ rows }) => rows);
    const before = await held();
    const item = [(before[0] as { code: string }).code];
    expect((await change('extras', { item, to: { regular_price_cents: 1234 } })).status).toBe(204);
    expect(await held()).toEqual(before);
  });

  it('that is scheduled can be cancelled, and is then never applied', async () => {
    const begins_on = addDays(today(), 1);
    await change('extras', { item: [code], to: { regular_price_cents: 111 }, begins_on });
    const { change: number } = (await itemOf('extras', code))!.changes[0]!;
    const cancel = () => editor.browser.call('DELETE', `/operator/catalogue/changes/${number}`);
    expect((await cancel()).status).toBe(204);
    expect(await evidenceOf('catalogue.cancel')).toMatchObject({
      subject: `extras ${code}`,
      facts: { by: editor.name },
    });
    expect((await cancel()).status).toBe(404);
    expect((await itemOf('extras', code))!.changes.map((each) => each.change)).not.toContain(number);
    const before = await priceSeen();
    await extras.pass(2 * 86_400);
    expect(await priceSeen()).toBe(before);
    editor = await openDesk(extras.portal, 'editor');
  });

  it('is applied to the row of its day, and changes only its own fields', async () => {
    const begins_on = addDays(today(), 1);
    await change('extras', { item: [code], to: { regular_price_cents: 600 }, begins_on });
    await change('extras', { item: [code], to: { position: 42 } });
    await extras.pass(2 * 86_400);
    editor = await openDesk(extras.portal, 'editor');
    expect(await valueOf('extras', [code], 'position')).toBe(42);
    expect(await valueOf('extras', [code], 'regular_price_cents')).toBe(600);
  });
});

describe('refused are', () => {
  it.each([
    ['a negative price', 'extras', { regular_price_cents: -1 }, 'regular_price_cents'],
    ['a price in letters', 'extras', { regular_price_cents: 'five' }, 'regular_price_cents'],
    ['a maximum price below the regular one', 'extras', { max_price_cents: 1 }, 'max_price_cents'],
    ['an empty name', 'extras', { name_bg: null }, 'name_bg'],
    ['another code', 'extras', { code: '1' }, 'code'],
    ['an unknown field', 'extras', { nothing: 1 }, 'nothing'],
  ])('%s', async (_what, kind, to, field) => {
    const { status, body } = await change(kind, { item: [code], to });
    expect(status).toBe(400);
    expect(body).toMatchObject({ ErrorCode: 'EC_Invalid_Request', Properties: { Field: field } });
  });

  it('a campaign that ends before it begins', async () => {
    const { body } = await change('bonus-campaigns', { item: ['weekend-1'], to: { ends_on: '2020-01-01' } });
    expect(body).toMatchObject({ Properties: { Field: 'ends_on', Reason: 'ends_before_start' } });
  });

  it.each(['2020-01-01', '2099-01-01', '2027-02-31'])('the day %s', async (begins_on) => {
    const { body } = await change('extras', { item: [code], to: { position: 1 }, begins_on });
    expect(body).toMatchObject({ Properties: { Field: 'body/begins_on' } });
  });

  it('unknown items, and data of customers', async () => {
    expect((await change('extras', { item: ['none'], to: { position: 1 } })).status).toBe(404);
    for (const kind of ['customers', 'services', 'service-extras', 'documents', 'nothing']) {
      expect((await editor.browser.call('GET', `/operator/catalogue/${kind}`)).status).toBe(404);
      const body = { item: ['x'], adds: false, values: [{ field: 'a', was: null, value: 1 }], begins_on: today() };
      expect((await editor.browser.call('PUT', `/operator/catalogue/${kind}`, { body })).status).toBe(404);
    }
  });

  it('a change of an item that somebody else changed meanwhile', async () => {
    const asked = { item: [code], to: { position: 7 }, was: { position: 99_999 } };
    expect((await change('extras', asked)).body).toMatchObject({ ErrorCode: 'EC_Settings_Changed' });
  });

  it('a change of several fields if only one of them was changed meanwhile', async () => {
    const asked = { item: [code], to: { regular_price_cents: 1, position: 7 }, was: { position: 99_999 } };
    expect((await change('extras', asked)).body).toMatchObject({ ErrorCode: 'EC_Settings_Changed' });
  });

  it('all but one of concurrent changes of the same item', async () => {
    const was = await valueOf('extras', [code], 'regular_price_cents');
    const answers = await Promise.all(
      [701, 702, 703, 704].map((value) => {
        const values = [{ field: 'regular_price_cents', was, value }];
        const body = { item: [code], adds: false, values, begins_on: today() };
        return editor.browser.call('PUT', '/operator/catalogue/extras', { body });
      }),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409', '409', '409']);
  });

  it('any change by support', async () => {
    const support = await openDesk(extras.portal, 'support');
    expect((await change('extras', { item: [code], to: { position: 7 } }, support)).status).toBe(403);
  });
});

describe('an editor also changes', () => {
  it('the offers of a tariff: an extra is removed, and added again', async () => {
    const item = ['prostor-25', code];
    expect((await change('tariff-extras', { item, to: { is_withdrawn: true } })).status).toBe(204);
    await expect(extras.extra(numbers.withAll, code)).rejects.toThrow('is not offered');
    const to = { placement: 'slot', period_state: 'Free' };
    expect((await change('tariff-extras', { item, to, adds: true })).status).toBe(204);
    expect((await change('tariff-extras', { item, to, adds: true })).status).toBe(409);
    expect((await extras.extra(numbers.withAll, code)).code).toBe(code);
    const unknown = await change('tariff-extras', { item: ['prostor-25', 'none'], to, adds: true });
    expect(unknown.body).toMatchObject({ Properties: { Field: 'code', Reason: 'not_found' } });
  });

  it('the goal, the limits and the end of a campaign', async () => {
    const ends_on = addDays(today(), 30);
    const to = { goal_amount: 9000, private_limit: 50, ends_on };
    expect((await change('donation-campaigns', { item: ['donation-1'], to })).status).toBe(204);
    const query = { campaign: 'donation-1' };
    const { body } = await extras.portal.browser().call('GET', '/messaging/donation/campaign', { query });
    expect(body).toMatchObject({ goal_amount: 9000, ends_on });
  });

  it('the first day of a campaign, before which it is neither offered nor open for donations', async () => {
    const item = ['donation-1'];
    const maria = await extras.portal.browser().signIn('maria');
    const query = { campaign: 'donation-1' };
    const body = { amount: 1, msisdn: numbers.withAll, campaign_id: 'donation-1', accepted_terms_and_conditions: true };
    const seen = async () => [
      (await maria.call('GET', '/messaging/donation/campaign', { query })).status,
      (await maria.call('GET', '/messaging/donation/eligibility', { query })).status,
      (await maria.call('GET', `/messaging/donation/eligible-limit/${numbers.withAll}`, { query })).status,
      (await maria.call('POST', '/messaging/donation', { body })).status,
      ((await maria.call('GET', '/home/overview')).body as { offers: string[] }).offers.includes('donation'),
    ];
    const starts_on = addDays(today(), 1);
    expect((await change('donation-campaigns', { item, to: { starts_on } })).status).toBe(204);
    expect(await seen()).toEqual([404, 404, 404, 404, false]);
    expect((await maria.call('GET', '/messaging/donation/last', { query })).status).toBe(200);
    const before = await change('donation-campaigns', { item, to: { starts_on: addDays(today(), 31) } });
    expect(before.body).toMatchObject({ Properties: { Field: 'ends_on', Reason: 'ends_before_start' } });
    expect((await change('donation-campaigns', { item, to: { starts_on: today() } })).status).toBe(204);
    expect(await seen()).toEqual([200, 200, 200, 204, true]);
  });

  it('the order of extras', async () => {
    const first = async () => {
      const offered = JSON.stringify(await extras.eligibility(numbers.withAll));
      return offered.indexOf(`"${code}"`) < offered.indexOf('"20102"');
    };
    expect((await change('extras', { item: [code], to: { position: 99 } })).status).toBe(204);
    expect(await first()).toBe(false);
    expect((await change('extras', { item: [code], to: { position: 0 } })).status).toBe(204);
    expect(await first()).toBe(true);
  });

  it('the picture of an extra, which the portal then serves to every browser', async () => {
    const item = ['abonat', `${code}_image`];
    const add = (value: string) => change('brand-settings', { item, to: { value }, adds: true });
    expect((await add('https://elsewhere.example/a.png')).status).toBe(400);
    expect((await add('//elsewhere.example/a.png')).status).toBe(400);
    expect((await add('/my-a1/pictures/a.svg')).status).toBe(204);
    const { body } = await extras.portal.browser().call('GET', '/common/configuration');
    expect((body as { brand: Record<string, string> }).brand[`${code}_image`]).toBe('/my-a1/pictures/a.svg');
  });
});

it('a scheduled change that became invalid is reported to the editor and changes nothing', async () => {
  const begins_on = addDays(today(), 1);
  await change('extras', { item: [code], to: { max_price_cents: 5000 }, begins_on });
  await extras.portal.platform.pool.query(`update extra set regular_price_cents = 6000 where code = $1`, [code]);
  await extras.pass(2 * 86_400);
  editor = await openDesk(extras.portal, 'editor');
  expect((await itemOf('extras', code))!.changes[0]).toMatchObject({
    state: 'failed',
    problem: { field: 'max_price_cents', reason: 'below_regular_price', limit: null },
  });
  expect(await valueOf('extras', [code], 'max_price_cents')).toBeNull();
  expect(await evidenceOf('catalogue.change-failed')).toMatchObject({
    subject: `extras ${code}`,
    facts: { problem: { field: 'max_price_cents' } },
  });
});

it('a scheduled change that the database refuses is reported to the editor too', async () => {
  const { pool } = extras.portal.platform;
  const item = ['63602'];
  await pool.query(`delete from service_roaming where plan_id = $1`, item);
  const to = { component_type: 'MAIN_TARIFF' };
  expect((await change('roaming-plans', { item, to, begins_on: addDays(today(), 1) })).status).toBe(204);
  await pool.query(
    `insert into service_roaming (customer_id, service_id, plan_id, component_type)
     select customer_id, service_id, $1, 'ADDITIONAL_TARIFF' from service where service_id = $2`,
    [...item, numbers.withAll],
  );
  await extras.pass(2 * 86_400);
  editor = await openDesk(extras.portal, 'editor');
  expect((await itemOf('roaming-plans', ...item))!.changes[0]).toMatchObject({
    state: 'failed',
    problem: { field: 'component_type', reason: 'in_use' },
  });
  expect(await valueOf('roaming-plans', item, 'component_type')).toBe('ADDITIONAL_TARIFF');
});

it('every change has an audit entry with its editor and the old and new values', async () => {
  await change('extras', { item: [code], to: { regular_price_cents: 6000 } });
  await change('extras', { item: [code], to: { regular_price_cents: 499 } });
  expect(await evidenceOf('catalogue.change')).toEqual({
    subject: `extras ${code}`,
    facts: { by: editor.name, from: { regular_price_cents: 6000 }, to: { regular_price_cents: 499 } },
  });
});
