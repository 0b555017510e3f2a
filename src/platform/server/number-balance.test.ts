import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestReply } from '#testing/portal.ts';
import { centsOf } from '#platform/money.ts';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { inTransaction, type Tx } from './database/database.ts';
import { confirmPurchase, releasePurchase, takeBalance } from './number-balance.ts';
import type { ServiceKey } from './service-key.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
beforeEach(async () => {
  await balance.startOver();
  await balance.query(
    `truncate donation, donation_allowance, processing_request, provisioning_order, service_roaming_package`,
  );
  await balance.query(`delete from service_extra where service_id = $1 and code = '20120'`, [georgisNumber]);
});
afterAll(() => balance.close());

const give = (amount: number) =>
  balance.georgi.call('POST', '/messaging/donation', {
    body: { amount, msisdn: georgisNumber, campaign_id: 'donation-1', accepted_terms_and_conditions: true },
  });
const takePackage = () =>
  balance.georgi.call('PATCH', `/roaming/modification/${georgisNumber}`, {
    body: { roaming_tariffs: [{ tariff_id: '63540', operation: 'activate' }] },
  });
const missing = ({ body }: TestReply) => (body as { Properties: object }).Properties;

describe('a donation of a prepaid number', () => {
  it('is paid from the balance, which the portal shows at once and the operator’s system later [BA-009]', async () => {
    expect((await give(2)).status).toBe(204);
    expect(await balance.available()).toBe(140);
    const shown = await balance.read();
    expect(shown.movements[0]).toMatchObject({ kind: 'purchase', name: expect.stringContaining('Дарение') });
    expect([centsOf(shown.balance), await balance.credited()]).toEqual([140, 140]);
  });

  it('that the balance does not cover is refused with the missing amount, and nothing is taken [BA-009]', async () => {
    const refused = await give(5);
    expect(outcomeOf(refused)).toBe('400 EC_Balance_Not_Enough');
    expect(missing(refused)).toEqual({ MissingCents: 160, AvailableCents: 340 });
    expect((await balance.query('select from donation')).rowCount).toBe(0);
    expect(await balance.available()).toBe(340);
  });

  it('is possible after a top-up of the missing amount [BA-009]', async () => {
    await give(5);
    await balance.start({ amount: 2 });
    await balance.portal.runDueJobs();
    expect((await give(5)).status).toBe(204);
    expect(await balance.available()).toBe(40);
  });

  it('fifty at once never spend more than there is [BA-009]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(1)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
    expect(await balance.available()).toBe(40);
  });

  it('of an unknown balance is left to the operator’s system [BA-009]', async () => {
    await balance.query('update prepaid_balance set balance_cents = null');
    expect((await give(5)).status).toBe(204);
  });
});

describe('a roaming package of a prepaid number', () => {
  it('is refused with the missing amount, and bought after a top-up [BA-009]', async () => {
    const refused = await takePackage();
    expect(outcomeOf(refused)).toBe('400 EC_Balance_Not_Enough');
    expect(missing(refused)).toEqual({ MissingCents: 350, AvailableCents: 340 });
    await balance.start({ amount: 5 });
    await balance.portal.runDueJobs();
    expect((await takePackage()).status).toBe(204);
    expect(await balance.read()).toMatchObject({
      balance: [{ value: 8.4 }, {}],
      available: [{ value: 1.5 }, {}],
      purchases: [{ amount: [{ value: 6.9 }, {}] }],
    });
    await balance.passAndRun(60);
    expect(await balance.read()).toMatchObject({ balance: [{ value: 1.5 }, {}], purchases: [] });
  });

  it('that the network fails to set up takes nothing [BA-009]', async () => {
    await balance.query('update embedded_balance set balance_cents = 1000');
    await balance.read();
    await balance.query(`insert into partner_fault values ('provisioning', '63540', 'fails')`);
    expect((await takePackage()).status).toBe(204);
    expect(await balance.available()).toBe(310);
    await balance.passAndRun(60);
    expect(await balance.available()).toBe(1000);
  });
});

describe('an extra of a prepaid number', () => {
  const call = (path: string, body: object) =>
    balance.georgi.call('POST', `/digital-extras-swap/extras/${path}`, { body });
  const activate = async () => {
    await balance.query('truncate code_send, rate_limit');
    await call('send-verification-code', { msisdn: georgisNumber, extra_codes: ['20120'], as_paid: true });
    const inbox = await balance.georgi.call('GET', '/dev/inbox', { query: { to: georgisNumber } });
    const sent = (inbox.body as { code: string | null }[]).find(({ code }) => code !== null);
    const proof = sent ? { verification_code: sent.code } : {};
    return call('activate', { msisdn: georgisNumber, codes: ['20120'], ...proof });
  };

  it('is paid for the rest of the month, and refused when the balance does not cover it [BA-009]', async () => {
    await balance.query('update embedded_balance set balance_cents = 0');
    await balance.read();
    const refused = await activate();
    expect(outcomeOf(refused)).toBe('400 EC_Balance_Not_Enough');
    const { MissingCents: cents } = missing(refused) as { MissingCents: number };
    await balance.query('update embedded_balance set balance_cents = $1', [cents]);
    await balance.portal.pass(30);
    await balance.read();
    expect(outcomeOf(await activate())).toBe('202');
    expect(await balance.available()).toBe(0);
    await balance.passAndRun(60);
    await balance.read();
    expect(await balance.credited()).toBe(0);
  });
});

describe('a purchase', () => {
  const purchaseId = '00000000-0000-4000-8000-000000000009';
  const inTx = async <Value>(work: (tx: Tx, service: ServiceKey) => Promise<Value>) => {
    const { rows } = await balance.query('select customer_id from service where service_id = $1', [georgisNumber]);
    const { customer_id: customerId } = rows[0] as { customer_id: number };
    return inTransaction(balance.portal.platform.db, (tx) => work(tx, { customerId, serviceId: georgisNumber }));
  };
  const take = (cents: number) =>
    inTx((tx, service) => {
      const purchase = { purchaseId, kind: 'donation', name: { bg: 'Дарение', en: 'Donation' }, cents } as const;
      return takeBalance(tx, service, [purchase], balance.portal.platform.clock.now());
    });
  const states = async () => (await balance.query('select state from balance_purchase')).rows;

  it('that costs nothing takes nothing', async () => {
    expect(await take(0)).toBeNull();
    expect(await states()).toEqual([]);
  });

  it('that was released is not confirmed later', async () => {
    expect(await take(100)).toBeNull();
    await inTx((tx, service) => releasePurchase(tx, service, purchaseId));
    await inTx((tx, service) => confirmPurchase(tx, service, purchaseId, balance.portal.platform.clock.now()));
    expect(await states()).toEqual([{ state: 'released' }]);
  });
});
