import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { newest, partlyPaid, savedCard } from '#testing/bills.ts';
import { billManagement, openHub, payments, type Hub } from '#testing/hub.ts';
import type { TmfObject } from './resource.ts';

let hub: Hub;
beforeAll(async () => {
  hub = await openHub();
});
afterAll(() => hub.close());
beforeEach(() => hub.forget());

const pid = '8307099971';
const eur = (value: number) => ({ unit: 'EUR', value });
const item = (bill: string, value: number) => ({ item: { id: `${pid}:${bill}` }, totalAmount: eur(value) });
const payment = {
  correlatorId: 't-1',
  account: { id: 'M1000101' },
  payer: { id: pid },
  paymentMethod: { '@type': 'bankAccountTransfer' },
  paymentItem: [item(newest, 2), item(partlyPaid, 1)],
  totalAmount: eur(3),
};
const post = (more: object = {}) => hub.api.call('POST', `${payments}/payment`, { ...payment, ...more });
const messageOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { message: string }).message,
];
const remaining = async (bill: string) => {
  const { body } = await hub.api.call('GET', `${billManagement}/customerBill/${pid}:${bill}`);
  return Math.round((body as { remainingAmount: { value: number } }).remainingAmount.value * 100);
};

describe('POST payment', () => {
  it('lowers the open amount of its bills, and a repeat changes nothing [BL-011, BL-022]', async () => {
    const before = [await remaining(newest), await remaining(partlyPaid)];
    const created = await post();
    expect(created).toMatchObject({
      status: 201,
      body: {
        id: `${pid}:t-1`,
        correlatorId: 't-1',
        status: 'done',
        account: { id: 'M1000101' },
        payer: { id: pid, '@referredType': 'Individual' },
        paymentMethod: { '@type': 'bankAccountTransfer' },
        totalAmount: eur(3),
      },
    });
    await hub.api.portal.pass(60);
    expect((await post()).body).toEqual(created.body);
    expect([await remaining(newest), await remaining(partlyPaid)]).toEqual([before[0]! - 200, before[1]! - 100]);
    expect(await auditOf(hub.api.portal, 'operator.payment')).toMatchObject([{ subject: `${pid}:t-1` }]);
    expect((await hub.api.call('GET', `${payments}/payment/${pid}:t-1`)).body).toEqual(created.body);
    expect((await hub.api.call('GET', `${payments}/payment?correlatorId=t-1`)).body).toEqual([created.body]);
  });

  it('with a part less than before is a conflict [BL-022]', async () => {
    const answer = await post({ paymentItem: [item(newest, 3)] });
    expect(messageOf(answer)).toEqual([409, `paymentItem lacks the bill ${partlyPaid} of the known payment.`]);
  });

  it.each([
    ['totalAmount.value differs from the sum of the items by 1 cents.', { totalAmount: eur(3.01) }],
    ['payer.id is not the customer in the id.', { id: `${pid}:t-2`, payer: { id: '8003159996' } }],
    ['correlatorId is not the key in the id.', { id: `${pid}:t-3` }],
    ['account.id is not the contract of a bill of the payment.', { account: { id: 'M1000303' } }],
    ['paymentItem.1.item.id is a duplicate.', { paymentItem: [item(newest, 2), item(newest, 1)] }],
    ['paymentItem.0.totalAmount.value must have whole cents.', { paymentItem: [item(newest, 2.001)] }],
    [
      'paymentItem.0.item.id is not a bill of the customer in the id.',
      { paymentItem: [{ item: { id: `8003159996:${newest}` }, totalAmount: eur(3) }] },
    ],
    ['paymentDate is not a date-time.', { paymentDate: '2026-13-41T00:00:00Z' }],
    ['totalAmount.unit must be EUR', { totalAmount: { unit: 'BGN', value: 3 } }],
    ['id is missing', { payer: undefined }],
    ['id is missing', { correlatorId: undefined }],
    ['totalAmount is missing', { totalAmount: undefined }],
    ['taxAmount is not an attribute that the portal stores', { taxAmount: eur(1) }],
  ])('is refused: %s [BL-022, BL-024]', async (message, wrong) => {
    const before = await remaining(newest);
    expect(messageOf(await post({ correlatorId: 't-2', ...wrong }))).toEqual([400, message]);
    expect(await remaining(newest)).toBe(before);
  });

  it.each([
    ['an unknown bill', { paymentItem: [item('none', 3)] }, 'paymentItem.0.item.id'],
    ['a negative amount', { paymentItem: [item(newest, -3)], totalAmount: eur(-3) }, 'paymentItem.0.totalAmount.value'],
    ['zero', { paymentItem: [item(newest, 0)], totalAmount: eur(0) }, 'paymentItem.0.totalAmount.value'],
  ])('with %s is refused [BL-022, BL-024]', async (_what, wrong, attribute) => {
    const [status, message] = messageOf(await post({ correlatorId: 't-2', ...wrong }));
    expect([status, String(message).split(' ')[0]]).toEqual([400, attribute]);
  });
});

it('a payment event is imported like a POST, and there is no PATCH [BL-022]', async () => {
  const before = await remaining(newest);
  const event = {
    eventId: 'p-1',
    eventTime: '2026-11-15T10:00:00Z',
    eventType: 'PaymentCreateEvent',
    event: { payment: { ...payment, id: `${pid}:t-9`, correlatorId: 't-9' } },
  };
  const send = () => hub.api.call('POST', `${payments}/listener/paymentCreateEvent`, event);
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  expect(await remaining(newest)).toBe(before - 200);
  expect((await hub.api.call('PATCH', `${payments}/payment/${pid}:t-9`, {})).status).toBe(405);
});

describe('a payment in the portal', () => {
  const heard = () => hub.listener.heard as unknown as { eventType: string; event: Record<string, TmfObject> }[];

  it('is told with the new states of its bills [BL-022]', async () => {
    await hub.register(payments);
    await hub.register(billManagement);
    const maria = await hub.api.portal.browser().signIn('maria');
    const open = await remaining(newest);
    const body = { bills: [newest], card: savedCard, amount: open / 100 };
    expect((await maria.call('POST', '/billing/payments', { body })).status).toBe(200);
    await hub.api.portal.runDueJobs();
    await hub.api.portal.runDueJobs();
    expect(heard()).toHaveLength(2);
    const byType = new Map(heard().map(({ eventType, event }) => [eventType, event]));
    expect(byType.get('PaymentCreateEvent')?.['payment']).toMatchObject({
      paymentMethod: { '@type': 'bankCard' },
      paymentItem: [{ item: { id: `${pid}:${newest}` }, totalAmount: eur(open / 100) }],
    });
    expect(byType.get('CustomerBillStateChangeEvent')?.['customerBill']).toMatchObject({
      id: `${pid}:${newest}`,
      state: 'settled',
      remainingAmount: eur(0),
    });
  });

  it('of a part of a partly paid bill is told as a changed attribute [BL-022]', async () => {
    await hub.register(billManagement);
    const maria = await hub.api.portal.browser().signIn('maria');
    const body = { bills: [partlyPaid], card: savedCard, amount: 1 };
    expect((await maria.call('POST', '/billing/payments', { body })).status).toBe(200);
    await hub.api.portal.runDueJobs();
    await hub.api.portal.runDueJobs();
    expect(heard().map(({ eventType }) => eventType)).toEqual(['CustomerBillAttributeValueChangeEvent']);
  });
});
