import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { supportLabels, supportTopics, type SupportEntry } from '#platform/support-facts.ts';
import { openDesk } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { operatorDeskBg } from '../../texts/bg.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

type Page = { services: { service: string }[]; facts: SupportEntry[] };

async function factsOf(number: string, at = portal): Promise<Page> {
  const { browser } = await openDesk(at, 'support');
  const found = await browser.call('POST', '/operator/customers/find', { body: { search: number } });
  const [{ customer }] = found.body as [{ customer: number }];
  return (await browser.call('GET', `/operator/customers/${customer}`)).body as Page;
}

const today = () => sofiaDay(portal.platform.clock.now());

describe('support sees of a service', () => {
  let facts: SupportEntry[];
  beforeAll(async () => {
    facts = (await factsOf('359888100101')).facts.filter(({ service }) => service === '359888100101');
  });
  const of = (topic: string) => facts.filter((entry) => entry.topic === topic);

  it('the contract with its term and the monthly price of the tariff', () => {
    expect(of('contract')).toEqual([
      {
        service: '359888100101',
        topic: 'contract',
        name: null,
        facts: [
          { label: 'contract', type: 'name', value: 'M1000101' },
          { label: 'signed_on', type: 'day', value: addDays(today(), -400) },
          { label: 'ends_on', type: 'day', value: addDays(today(), 330) },
          { label: 'activated_on', type: 'day', value: addDays(today(), -400) },
          { label: 'monthly_price', type: 'money', value: 2299 },
        ],
      },
    ]);
  });

  it('the credit and the limit of data roaming, also if it is the default one', () => {
    expect([of('credit'), of('limits')].map(([entry]) => entry?.facts)).toEqual([
      [
        { label: 'limit', type: 'money', value: 30000 },
        { label: 'used', type: 'money', value: 6437 },
      ],
      [
        { label: 'limit', type: 'money', value: 6000 },
        { label: 'used', type: 'money', value: 4980 },
      ],
    ]);
  });

  it('the price of an extra that the customer pays now, and until when', () => {
    const prices = of('extras').map((entry) => entry.facts.filter(({ label }) => /^(terms|price)/.test(label)));
    expect(prices).toContainEqual([
      { label: 'terms', type: 'choice', value: 'Promo' },
      { label: 'price', type: 'money', value: 49 },
      { label: 'price_until', type: 'day', value: addDays(today(), 12) },
    ]);
    expect(prices).toContainEqual([
      { label: 'terms', type: 'choice', value: 'Free' },
      { label: 'price', type: 'money', value: 0 },
    ]);
  });

  it('the active roaming plans by name', () => {
    expect(of('roaming')).toMatchObject([{ name: 'Роуминг Свобода' }]);
  });
});

it('a chosen limit, and a package with its last day, are shown', async () => {
  const { facts } = await factsOf('359888100711');
  const own = facts.filter(({ service }) => service === '359888100711');
  expect(own.find(({ topic }) => topic === 'limits')?.facts[0]).toMatchObject({ value: 10000 });
  expect(own.filter(({ topic }) => topic === 'roaming').flatMap((entry) => entry.facts)).toContainEqual({
    label: 'ends_on',
    type: 'day',
    value: addDays(today(), 4),
  });
});

it('a package is no longer shown after its last day', async () => {
  await portal.platform.pool.query(
    `update service_roaming_package set expires_on = $1 where service_id = '359888100713'`,
    [addDays(today(), -1)],
  );
  const { facts } = await factsOf('359888100713');
  const plans = facts.filter(({ service, topic }) => service === '359888100713' && topic === 'roaming');
  expect(plans.map(({ name }) => name)).toEqual(['Роуминг Свобода']);
});

it('support sees withdrawals with what is due and what returns [FE-001]', async () => {
  const plamen = await portal.browser().signIn('plamen');
  const body = { name: 'Пламен Тодоров', email: 'plamen@demo.abonat.bg' };
  await plamen.call('POST', '/contracts/purchases/ORD-1741-2/withdrawal', { body });
  const { facts } = await factsOf('359888101741');
  expect(facts.filter(({ topic }) => topic === 'withdrawals')).toEqual([
    {
      service: '359888101741',
      topic: 'withdrawals',
      name: 'Балкани · 7 дни',
      facts: [
        { label: 'started_on', type: 'day', value: today() },
        { label: 'state', type: 'choice', value: 'withdrawal_ending' },
        { label: 'due', type: 'money', value: 296 },
        { label: 'refund', type: 'money', value: 394 },
        { label: 'way', type: 'choice', value: 'way_bill' },
        { label: 'payment', type: 'choice', value: 'refund_due' },
      ],
    },
  ]);
});

it('no fact is about a service of another customer', async () => {
  const { services, facts } = await factsOf('359888100301');
  const own = new Set(services.map(({ service }) => service));
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter(({ service }) => !own.has(service))).toEqual([]);
});

it('a disabled area tells support nothing', async () => {
  const without = await openPortal({ DISABLED_AREAS: 'roaming' });
  const { facts } = await factsOf('359888100101', without);
  const topics = new Set(facts.map(({ topic }) => topic));
  expect([topics.has('contract'), topics.has('roaming'), topics.has('limits')]).toEqual([true, false, false]);
  await without.close();
});

it('every topic and label has a text', () => {
  const keys = [...supportTopics.map((topic) => `topic_${topic}`), ...supportLabels.map((label) => `support_${label}`)];
  expect(keys.filter((key) => !(key in operatorDeskBg))).toEqual([]);
});
