import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDemoFile } from '#database/demo/operator-folder.ts';
import { demoCustomers } from '#database/demo/people.ts';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { loadSubscribers, type GenerateResult } from './generate.ts';
import { firstId, subscriberAt } from './subscriber.ts';

const demo = demoCustomers().length;
let portal: TestPortal;
let loaded: GenerateResult;
let schemaBefore: string[];
let now: Date;
let today: string;

beforeAll(async () => {
  portal = await openPortal();
  now = portal.platform.clock.now();
  today = sofiaDay(now);
  schemaBefore = await readSchema();
  loaded = await loadSubscribers(portal.connection, { wanted: 300, seed: 1, now });
});
afterAll(() => portal.close());

/** The definitions of all indexes and constraints. */
async function readSchema(): Promise<string[]> {
  const { rows } = await portal.platform.pool.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) || indisclustered || indisvalid as definition from pg_index
      where indrelid >= 16384
      union all select conrelid::regclass || ' ' || conname || pg_get_constraintdef(oid) || convalidated
        from pg_constraint where conrelid >= 16384 order by 1`,
  );
  return rows.map(({ definition }) => definition);
}

const load = (wanted: number) => loadSubscribers(portal.connection, { wanted, seed: 1, now });
async function one<Row>(text: string): Promise<Row> {
  const { rows } = await portal.platform.pool.query<Row & object>(text);
  return rows[0]!;
}

describe('a run', () => {
  it('creates the requested number of subscribers with one to three services each', async () => {
    expect(loaded.subscribers).toBe(300);
    expect(await one('select count(*) from customer')).toEqual({ count: 300 + demo });
    const held = await one<{ least: number; most: number }>(
      `select min(n) as least, max(n) as most from
        (select count(*) as n from account_service where account_id >= ${firstId} group by account_id) as held`,
    );
    expect(held).toEqual({ least: 1, most: 3 });
  });

  it('leaves the indexes and constraints as they were', async () => {
    expect(schemaBefore.length).toBeGreaterThan(300);
    expect(await readSchema()).toEqual(schemaBefore);
  });

  it('leaves no broken references', async () => {
    // Validating the constraints finds rows that were inserted unchecked.
    const { rows } = await portal.platform.pool.query<{ table: string; name: string }>(
      `select conrelid::regclass::text as table, conname as name from pg_constraint where contype = 'f'`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { table, name } of rows) {
      await portal.platform.pool.query(
        `update pg_constraint set convalidated = false where conname = $1 and conrelid = $2::regclass`,
        [name, table],
      );
      await portal.platform.pool.query(`alter table ${table} validate constraint ${name}`);
    }
  });

  it('gives every number and every pid one owner', async () => {
    const unowned = await one(
      `select (select count(*) from service left join service_number using (service_id, customer_id)
          where service_number.service_id is null) as numbers,
        (select count(*) from customer left join customer_pid using (pid, customer_id)
          where customer_pid.pid is null) as pids,
        (select count(*) from account left join account_username on account_username.account_id = account.account_id
          where account_username.username is distinct from account.username) as usernames`,
    );
    expect(unowned).toEqual({ numbers: 0, pids: 0, usernames: 0 });
  });

  it('lets a generated subscriber sign in with the password of the demo and see the services', async () => {
    const browser = await portal.browser().signIn('subscriber7@load.abonat.example');
    const { status, body } = await browser.call('GET', '/home/overview');
    expect(status).toBe(200);
    const expected = subscriberAt(7, 1, today);
    expect(body).toMatchObject({
      // The subscriber is a company, which is addressed by its whole name.
      first_name: `${expected.firstName} ${expected.lastName}`,
      services: expected.services.map((service) => ({ service_id: service.id, owner: true })),
    });
  });

  it('creates extras within the slots of their tariffs, as the portal shows them', async () => {
    const { count, over } = await one<{ count: number; over: number }>(
      `select count(*), count(*) filter (where slot > free_slots) as over from service_extra
        join service using (customer_id, service_id) join tariff using (tariff_id) where customer_id >= ${firstId}`,
    );
    expect(count).toBeGreaterThan(400);
    expect(over).toBe(0);
    const { services, extras } = subscriberAt(7, 1, today);
    const [mobile] = services;
    const browser = await portal.browser().signIn('subscriber7@load.abonat.example');
    const { status, body } = await browser.call('GET', `/digital-extras-swap/extras/eligibility/${mobile!.id}`);
    expect(status).toBe(200);
    type ShownExtras = { code: string; status: string }[];
    const { data, swappable_addons } = body as { data: { tariff_extras: ShownExtras }; swappable_addons: ShownExtras };
    const active = [...data.tariff_extras, ...swappable_addons].filter((extra) => extra.status === 'Active');
    const expected = extras.filter(({ serviceId }) => serviceId === mobile!.id).map(({ code }) => code);
    expect(active.map(({ code }) => code).toSorted()).toEqual(expected.toSorted());
  });

  it('creates pending tasks for some subscribers', async () => {
    const { count } = await one<{ count: number }>(`select count(*) from attention where customer_id >= ${firstId}`);
    expect(count).toBeGreaterThan(30);
    expect(count).toBeLessThan(200);
  });

  it('creates bills whose lines and payments add up', async () => {
    const { bills, wrong } = await one<{ bills: number; wrong: number }>(
      `select count(*) as bills, count(*) filter (where total_cents <> lines.cents or line_count <> lines.count
          or open_cents <> total_cents - coalesce(paid.cents, 0)
          or total_cents <> (vat -> 0 ->> 'net_cents')::int + (vat -> 0 ->> 'vat_cents')::int) as wrong
        from bill
        join lateral (select sum(amount_cents) as cents, count(*) from bill_line
          where bill_line.customer_id = bill.customer_id and bill_line.bill_id = bill.bill_id) lines on true
        left join lateral (select sum(amount_cents) as cents from bill_payment
          where bill_payment.customer_id = bill.customer_id and bill_payment.bill_id = bill.bill_id) paid on true
        where bill.customer_id >= ${firstId}`,
    );
    expect(bills).toBeGreaterThan(700);
    expect(wrong).toBe(0);
  });

  it('creates open bills that no automatic payment touches soon', async () => {
    const { open, soon } = await one<{ open: number; soon: number }>(
      `select count(*) as open, count(*) filter (where due_on < '${addDays(today, 10)}') as soon from bill
        where open_cents > 0 and customer_id >= ${firstId}`,
    );
    expect(open).toBeGreaterThan(200);
    expect(soon).toBe(0);
  });

  it('creates bills and usage that the portal shows', async () => {
    const { services, bills, usage } = subscriberAt(7, 1, today);
    const browser = await portal.browser().signIn('subscriber7@load.abonat.example');
    const list = await browser.call('GET', '/billing/bills');
    expect(list.body).toMatchObject({ bills: bills.toReversed().map(({ number }) => ({ number })) });
    const newest = bills.at(-1)!;
    const bill = await browser.call('GET', `/billing/bills/${newest.id}`);
    expect(bill.body).toMatchObject({ lines: newest.lines.map(({ nameBg }) => ({ name: nameBg })) });
    const { status, body } = await browser.call('GET', `/usage/${services[0]!.id}`);
    expect(status).toBe(200);
    const { limitBytes, usedBytes } = usage[0]!;
    expect(body).toMatchObject({
      is_old: false,
      allowances: [{ limit: limitBytes, used: usedBytes }, { limit: null }],
    });
  });

  it('adds only the missing subscribers, and none if there are enough', async () => {
    expect(await load(320)).toMatchObject({ subscribers: 320 });
    expect(await one('select count(*) from customer')).toEqual({ count: 320 + demo });
    expect(await load(100)).toEqual({ subscribers: 320, rows: 0 });
  });

  it('in parallel with another creates each subscriber once', async () => {
    await Promise.all([load(360), load(360)]);
    expect(await one('select count(*) from customer')).toEqual({ count: 360 + demo });
  });
});

describe('a subscriber', () => {
  it('is the same for the same seed, and has the same ids for another', () => {
    expect(subscriberAt(5, 1, '2026-03-02')).toEqual(subscriberAt(5, 1, '2026-03-02'));
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => subscriberAt(5, seed, '2026-03-02'));
    expect(new Set(seeds.map((one) => JSON.stringify(one))).size).toBe(8);
    expect(new Set(seeds.map((one) => `${one.username} ${one.services[0]?.id}`)).size).toBe(1);
  });

  it('has unique numbers of the operator, which do not occur in the demo', () => {
    const numbers = Array.from({ length: 30_000 }, (_, i) => subscriberAt(i, 1, '2026-03-02')).flatMap((subscriber) =>
      subscriber.services.map((service) => service.id),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    const pinned = new Set(readDemoFile<{ service_id: string }>('services').map(({ service_id }) => service_id));
    expect(numbers.filter((number) => pinned.has(number))).toEqual([]);
    const mobiles = numbers.filter((number) => number.startsWith('359'));
    expect(mobiles.every((number) => /^359(87|89)\d{7}$/.test(number))).toBe(true);
    const others = numbers.filter((number) => !number.startsWith('359'));
    expect(others.every((number) => /^(10|20|30)\d{10}$/.test(number))).toBe(true);
  });
});
