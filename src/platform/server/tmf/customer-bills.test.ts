import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { billManagement as bills } from '#testing/hub.ts';
import { openOperatorApi, type OperatorApi } from '#testing/operator-api.ts';
import type { TmfObject } from './resource.ts';

let api: OperatorApi;
beforeAll(async () => {
  api = await openOperatorApi();
});
afterAll(() => api.close());

const [pid, contract] = ['8307099971', 'M1000101'];
const eur = (value: number) => ({ unit: 'EUR', value });
const rate = (value: number, more: Record<string, unknown> = {}) => ({
  name: 'Такса',
  product: { id: '359888100101' },
  taxIncludedAmount: eur(value),
  appliedTax: [{ taxCategory: 'VAT', taxRate: 20 }],
  characteristic: Object.entries({ kind: 'plan', name_en: 'Fee', ...more }).map(([name, each]) => ({
    name,
    value: each,
  })),
});
const bill = {
  id: `${pid}:tmf-1`,
  billNo: '0009100001',
  billDate: '2026-02-01T00:00:00+02:00',
  paymentDueDate: '2026-02-20T00:00:00+02:00',
  billingPeriod: { startDateTime: '2026-01-01T00:00:00+02:00', endDateTime: '2026-01-31T00:00:00+02:00' },
  billingAccount: { id: contract },
  relatedParty: [{ id: pid }],
  taxExcludedAmount: eur(10),
  taxIncludedAmount: eur(12),
  taxItem: [{ taxCategory: 'VAT', taxRate: 20, taxAmount: eur(2) }],
};
const lines = [rate(13), rate(-1, { kind: 'discount' })];

let events = 0;
function send(customerBill: object, appliedCustomerBillingRate: unknown = lines) {
  events += 1;
  return api.call('POST', `${bills}/listener/customerBillCreateEvent`, {
    eventId: `bill-${events}`,
    eventTime: new Date(Date.UTC(2026, 10, 15, 10, 0, events)).toISOString(),
    eventType: 'CustomerBillCreateEvent',
    event: { customerBill, appliedCustomerBillingRate },
  });
}
const read = async (id: string) =>
  (await api.call('GET', `${bills}/customerBill/${encodeURIComponent(id)}`)).body as TmfObject;
const messageOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { message: string }).message,
];

describe('CustomerBillCreateEvent', () => {
  it('imports a bill with its lines, once, and the customer sees it [BL-022]', async () => {
    expect((await send(bill)).status).toBe(201);
    expect((await send(bill)).status).toBe(201);
    expect(await read(bill.id)).toMatchObject({
      '@type': 'CustomerBill',
      billNo: '0009100001',
      category: 'normal',
      state: 'sent',
      billDate: '2026-01-31T22:00:00.000Z',
      billingAccount: { id: contract },
      relatedParty: [{ id: pid, '@referredType': 'Individual' }],
      taxExcludedAmount: eur(10),
      taxIncludedAmount: eur(12),
      remainingAmount: eur(12),
      taxItem: bill.taxItem,
      appliedPayment: [],
    });
    const maria = await api.portal.browser().signIn('maria');
    expect(await maria.call('GET', '/billing/bills/tmf-1')).toMatchObject({
      status: 200,
      body: { lines: [{ name: 'Такса' }, { name: 'Такса' }] },
    });
    const changes = await api.portal.platform.db.selectFrom('operator_change').select('resource_id').execute();
    expect(changes).toEqual([{ resource_id: bill.id }]);
    expect(await auditOf(api.portal, 'operator.bill')).toMatchObject([{ subject: bill.id }]);
  });

  it('of a published bill with other content is refused [BL-008, BL-022]', async () => {
    const changed = { ...bill, paymentDueDate: '2026-02-21T00:00:00+02:00' };
    expect(messageOf(await send(changed))).toEqual([400, expect.stringMatching(/^id was published .*credit note/)]);
    expect(await read(bill.id)).toMatchObject({ paymentDueDate: '2026-02-19T22:00:00.000Z' });
  });

  it('imports a credit note, which lowers the open amount of its bill [BL-022]', async () => {
    const note = {
      ...bill,
      id: `${pid}:tmf-note`,
      billNo: '0009100002',
      category: 'creditNote',
      taxExcludedAmount: eur(2.5),
      taxIncludedAmount: eur(3),
      taxItem: [{ taxRate: 20, taxAmount: eur(0.5) }],
    };
    const credited = (corrects_bill_id: string) => [rate(3, { kind: 'adjustment', corrects_bill_id })];
    expect(messageOf(await send(note, credited('8003159996:tmf-1')))).toEqual([
      400,
      'appliedCustomerBillingRate.characteristic.corrects_bill_id of every line must be the id of one bill of the customer.',
    ]);
    expect(messageOf(await send(note, credited(`${pid}:none`)))).toEqual([
      400,
      expect.stringMatching(/^appliedCustomerBillingRate\.characteristic\.corrects_bill_id /),
    ]);
    expect((await send(note, credited(bill.id))).status).toBe(201);
    expect(await read(note.id)).toMatchObject({ category: 'creditNote', state: 'settled', remainingAmount: eur(0) });
    expect(await read(bill.id)).toMatchObject({
      state: 'partiallyPaid',
      remainingAmount: eur(9),
      appliedPayment: [{ appliedAmount: eur(3), payment: { id: note.id, '@referredType': 'CustomerBill' } }],
    });
    expect((await api.call('GET', `${bills}/appliedCustomerBillingRate?bill.id=${note.id}`)).body).toMatchObject([
      {
        type: 'appliedBillingCredit',
        characteristic: expect.arrayContaining([{ name: 'corrects_bill_id', value: bill.id }]),
      },
    ]);
  });

  it.each([
    ['taxIncludedAmount.value differs from the sum of the lines by 1 cents', { taxIncludedAmount: eur(12.01) }],
    ['taxExcludedAmount.value differs from the lines without tax by -1 cents.', { taxExcludedAmount: eur(9.99) }],
    ['taxIncludedAmount.value must have whole cents.', { taxIncludedAmount: eur(12.001) }],
    ['taxItem.0.taxRate is not the rate of a line.', { taxItem: [{ taxRate: 9, taxAmount: eur(1) }] }],
    ['taxIncludedAmount.unit must be EUR', { taxIncludedAmount: { unit: 'USD', value: 12 } }],
    ['relatedParty.0.id is not the customer in the id.', { relatedParty: [{ id: '8003159996' }] }],
    ['id must be the id of the customer, a colon and a key.', { id: 'tmf-2' }],
    ['paymentDueDate is before issued_on', { paymentDueDate: '2026-01-20T00:00:00+02:00' }],
    ['billDate is not a date-time.', { billDate: '2026-13-41T00:00:00Z' }],
    ['amountDue is not an attribute that the portal stores', { amountDue: eur(12) }],
  ])('is refused: %s [BL-022, BL-023]', async (message, wrong) => {
    const sent = { ...bill, id: `${pid}:tmf-2`, billNo: '0009100003', ...wrong };
    expect(messageOf(await send(sent))).toEqual([400, message]);
  });

  it.each([
    ['a contract of another customer', { billingAccount: { id: 'M1000303' } }, 'billingAccount.id'],
    ['an unknown customer', { id: '1:tmf-2', relatedParty: [] }, 'id'],
  ])('is refused with %s [BL-022]', async (_what, wrong, attribute) => {
    const [status, message] = messageOf(await send({ ...bill, id: `${pid}:tmf-2`, ...wrong }));
    expect([status, String(message).split(' ')[0]]).toEqual([400, attribute]);
  });

  it.each([
    ['appliedCustomerBillingRate.0.name is missing', [{ ...rate(12), name: undefined }]],
    [
      'appliedCustomerBillingRate.0.type must be appliedBillingCharge.',
      [{ ...rate(12), type: 'appliedBillingCredit' }],
    ],
    [
      'appliedCustomerBillingRate.0.characteristic.corrects_bill_id is only for a creditNote.',
      [rate(12, { corrects_bill_id: 'x' })],
    ],
    ['event.appliedCustomerBillingRate must be array', 'none'],
  ])('with a wrong line is refused: %s [BL-022]', async (message, wrong) => {
    expect(messageOf(await send({ ...bill, id: `${pid}:tmf-2` }, wrong))).toEqual([400, message]);
  });

  it('with an unknown kind of line names the lines [BL-022]', async () => {
    const [status, message] = messageOf(await send({ ...bill, id: `${pid}:tmf-2` }, [rate(12, { kind: 'gift' })]));
    expect([status, message]).toEqual([400, expect.stringContaining('appliedCustomerBillingRate')]);
  });
});

describe('customerBill and its lines', () => {
  it('are filtered, and a line refers to its bill and number [BL-022]', async () => {
    const found = await api.call(
      'GET',
      `${bills}/customerBill?relatedParty.id=${pid}&state=settled&category=normal&limit=100`,
    );
    const settled = found.body as { id: string; remainingAmount: object }[];
    expect(settled.length).toBeGreaterThan(5);
    expect(settled.every(({ id, remainingAmount }) => id.startsWith(pid) && 'value' in remainingAmount)).toBe(true);
    const rates = await api.call('GET', `${bills}/appliedCustomerBillingRate?bill.id=${bill.id}`);
    expect(rates.body).toMatchObject([
      { id: `${bill.id}:1`, type: 'appliedBillingCharge', product: { id: '359888100101' }, taxIncludedAmount: eur(13) },
      { id: `${bill.id}:2`, type: 'appliedBillingCredit', taxIncludedAmount: eur(-1), bill: { id: bill.id } },
    ]);
    const one = await api.call('GET', `${bills}/appliedCustomerBillingRate/${bill.id}:2`);
    expect(one.body).toEqual((rates.body as object[])[1]);
  });

  it.each(['x', `${pid}:none`, `8003159996:tmf-1`, ':'])('do not exist under %s [BL-022]', async (id) => {
    const statusAt = async (path: string) => (await api.call('GET', `${bills}/${path}`)).status;
    expect(await statusAt(`customerBill/${id}`)).toBe(404);
    expect(await statusAt(`appliedCustomerBillingRate/${id}:1`)).toBe(404);
  });

  it('are not created, changed or deleted by calls [BL-008, BL-022]', async () => {
    const path = `${bills}/customerBill`;
    expect(messageOf(await api.call('POST', path, bill))).toEqual([405, 'Bills arrive as CustomerBillCreateEvent.']);
    expect((await api.call('PATCH', `${path}/${bill.id}`, { state: 'settled' })).status).toBe(405);
    expect((await api.call('DELETE', `${path}/${bill.id}`)).status).toBe(405);
  });

  it('need their own scope [BL-022]', async () => {
    const { access_token } = (await api.tokenFor('oss', { scope: 'inventory:read' })).body as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await api.call('GET', `${bills}/customerBill`, undefined, headers)).status).toBe(403);
  });
});
