import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import type { BalanceSource } from './balance-source.ts';
import { tmf654BalanceSource } from './tmf654-balance-source.ts';

const now = new Date('2026-11-17T10:00:00Z');
const serviceId = '359888100201';
const topUp = { topUpId: 't-1', serviceId, cents: 1000, isAutomatic: false };

let partner: PartnerServer;
let source: BalanceSource;
beforeAll(async () => {
  partner = await startPartner();
  source = sourceWith(30_000);
});
const sourceWith = (timeoutMs: number) =>
  tmf654BalanceSource({ url: partner.url, token: 'a-token-of-the-portal', timeoutMs }, { now: () => now });

beforeEach(() => partner.reset());
afterAll(() => partner.close());

it('reports the balance and its history [BA-001, BA-008]', async () => {
  const bucket = { usageType: 'monetary', remainingValue: { amount: 3.4 } };
  partner.answers.push({ status: 200, body: [bucket] }, { status: 200, body: [] });
  expect(await source.report({ customerId: 1, serviceId })).toEqual({
    measuredAt: now,
    balanceCents: 340,
    validUntil: null,
    movements: [],
  });
  expect(partner.asked.map(({ call }) => call)).toEqual([
    `GET /bucket?usageType=monetary&logicalResource.id=${serviceId}`,
    `GET /balanceActionHistory?receiverLogicalResource.id=${serviceId}`,
  ]);
  expect(partner.asked[0]?.token).toBe('Bearer a-token-of-the-portal');
});

it('a number without a bucket, or an unknown one, has no report [BA-008]', async () => {
  partner.answers.push({ status: 200, body: [] }, { status: 404, body: {} });
  expect(await source.report({ customerId: 1, serviceId })).toBeNull();
  expect(await source.report({ customerId: 1, serviceId })).toBeNull();
});

it('an answer with another address reports nothing', async () => {
  partner.answers.push({ status: 300, body: [] });
  await expect(source.report({ customerId: 1, serviceId })).rejects.toThrow(PartnerUnavailable);
});

it('a top-up goes out under its own key, and its outcome is found by it [BA-004, BA-008]', async () => {
  const completed = { status: 'completed', description: 't-1', amount: { amount: 10 } };
  partner.answers.push({ status: 201, body: completed }, { status: 200, body: [completed] }, { status: 200, body: [] });
  expect(await source.credit(topUp)).toEqual({ outcome: 'credited', cents: 1000 });
  expect(partner.asked[0]).toMatchObject({ call: 'POST /topupBalance', key: 't-1' });
  expect(await source.outcomeOf(topUp)).toEqual({ outcome: 'credited', cents: 1000 });
  expect(await source.outcomeOf(topUp)).toBeNull();
  expect(partner.asked[1]?.call).toBe('GET /topupBalance?description=t-1');
});

it('money is deducted once: after a lost answer the system is asked first [FE-001]', async () => {
  const deduction = { deductionId: 'w-1', serviceId, cents: 840 };
  const done = { status: 'completed', description: 'w-1', amount: { amount: -8.4 } };
  partner.answers.push({ status: 200, body: [] }, { status: 201, body: done }, { status: 200, body: [done] });
  expect(await source.deduct(deduction)).toBe('deducted');
  expect(partner.asked[1]).toMatchObject({
    call: 'POST /adjustBalance',
    key: 'w-1',
    body: { amount: { amount: -8.4 } },
  });
  expect(await source.deduct(deduction)).toBe('deducted');
  expect(partner.asked).toHaveLength(3);
});

it('a deduction that the system refuses or delays is reported, and an unknown answer says nothing [FE-001]', async () => {
  const deduction = { deductionId: 'w-2', serviceId, cents: 840 };
  partner.answers.push({ status: 200, body: [] }, { status: 422, body: {} });
  expect(await source.deduct(deduction)).toBe('refused');
  partner.answers.push({ status: 200, body: [{ status: 'created', description: 'w-2' }] });
  expect(await source.deduct(deduction)).toBe('pending');
  partner.answers.push({ status: 200, body: [] }, { status: 500, body: {} });
  await expect(source.deduct(deduction)).rejects.toBeInstanceOf(PartnerUnavailable);
});

it('a used voucher is refused with its reason [BA-003, BA-008]', async () => {
  partner.answers.push({ status: 409, body: { code: '409', reason: 'voucherUsed' } });
  const voucher = { topUpId: 't-2', serviceId, code: '1234567890' };
  expect(await source.redeem(voucher)).toEqual({ outcome: 'refused', reason: 'used' });
});

it.each([
  ['no answer', 'never'],
  ['a closed connection', 'hang up'],
  ['an error of the server', { status: 500 }],
  ['another format', { status: 201, body: { status: 'perhaps' } }],
  ['a refused token', { status: 401, body: {} }],
] as const)('after %s nothing is known about a top-up [BA-004, BA-008]', async (_what, answer) => {
  partner.answers.push(answer);
  const asked = answer === 'never' ? sourceWith(200) : source;
  await expect(asked.credit(topUp)).rejects.toThrow(PartnerUnavailable);
});
