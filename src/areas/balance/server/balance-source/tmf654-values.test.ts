import { describe, expect, it } from 'vitest';
import { creditBody, readBuckets, readHistory, readTopUp, readTopUps, voucherBody } from './tmf654-values.ts';

const bucket = {
  id: '359888100201',
  usageType: 'monetary',
  status: 'active',
  remainingValue: { amount: 3.4, units: 'EUR' },
  validFor: { endDateTime: '2027-02-09T21:59:59Z' },
};

describe('buckets by TMF654', () => {
  it('are one balance with its last day in Sofia [BA-008]', () => {
    const second = { ...bucket, remainingValue: { amount: 1.1 }, validFor: { endDateTime: '2027-01-01T00:00:00Z' } };
    expect(readBuckets([bucket, second])).toEqual({ isKnown: true, balanceCents: 450, validUntil: '2027-02-09' });
  });

  it('of other kinds, suspended or expired are not counted [BA-008]', () => {
    const others = [
      { ...bucket, usageType: 'data' },
      { ...bucket, status: 'expired' },
    ];
    expect(readBuckets([bucket, ...others])).toMatchObject({ balanceCents: 340 });
  });

  it('without any, the number is unknown [BA-008]', () => {
    expect(readBuckets([])).toMatchObject({ isKnown: false });
  });

  it.each([null, {}, 'none', [{ remainingValue: 5 }], [{ ...bucket, validFor: { endDateTime: 'soon' } }]])(
    '%j are not read at all [BA-008]',
    (body) => expect(readBuckets(body)).toBeNull(),
  );
});

describe('a top-up by TMF654', () => {
  it.each([
    [{ status: 'created' }, 201, { outcome: 'pending' }],
    [{ status: 'completed', amount: { amount: 10 } }, 201, { outcome: 'credited', cents: 1000 }],
    [{ status: 'failed', reason: 'voucherUsed' }, 201, { outcome: 'refused', reason: 'used' }],
    [{ status: 'cancelled' }, 201, { outcome: 'refused', reason: null }],
    [{ code: '20', reason: 'voucherUnknown' }, 400, { outcome: 'refused', reason: 'unknown' }],
    [{ status: 'completed', amount: { amount: 10 } }, 300, null],
    [{ status: 'completed' }, 201, null],
    [{ status: 'done' }, 201, null],
    [{}, 401, null],
    [{ status: 'created' }, 403, null],
  ])('%j with status %i is %j [BA-004, BA-008]', (body, status, outcome) =>
    expect(readTopUp(body, status)).toEqual(outcome),
  );

  it('is found by the id of the portal, also if the filter is ignored [BA-004, BA-008]', () => {
    const other = { status: 'completed', description: 'other', amount: { amount: 5 } };
    const own = { status: 'completed', description: 'mine', amount: { amount: 10 } };
    expect(readTopUps([other, own], 'mine')).toEqual({ outcome: { outcome: 'credited', cents: 1000 } });
    expect(readTopUps([other], 'mine')).toEqual({ outcome: null });
    expect(readTopUps([{ ...own, status: 'new' }], 'mine')).toBeNull();
    expect(readTopUps({}, 'mine')).toBeNull();
  });

  it('goes out with the mandatory attributes of the standard [BA-008]', () => {
    const order = { topUpId: 't-1', serviceId: '359888100201', cents: 1005, isAutomatic: true };
    const mandatory = { usageType: 'monetary', bucket: { id: '359888100201' }, partyAccount: { id: '359888100201' } };
    expect(creditBody(order)).toMatchObject({
      ...mandatory,
      description: 't-1',
      amount: { amount: 10.05, units: 'EUR' },
      isAutoTopup: true,
    });
    expect(voucherBody({ topUpId: 't-1', serviceId: '359888100201', code: '1234567890' })).toMatchObject({
      ...mandatory,
      voucher: '1234567890',
    });
  });
});

it('the history has completed actions by kind [BA-001, BA-008]', () => {
  const at = '2026-11-16T10:00:00.000Z';
  const action = { id: 'A-1', status: 'completed', description: 'Top-up', amount: { amount: 5 }, confirmationDate: at };
  const read = readHistory([
    { ...action, '@type': 'TopupBalance' },
    { ...action, id: 'A-2', voucher: '1' },
    { ...action, id: 'A-3', amount: { amount: -0.25 } },
    { ...action, id: 'A-4', status: 'failed' },
    { ...action, id: 'A-6', amount: { amount: 0 } },
    { ...action, id: 'A-5', confirmationDate: undefined },
  ]);
  expect(read?.map(({ movement_id, kind, amount_cents }) => [movement_id, kind, amount_cents])).toEqual([
    ['A-1', 'top-up', 500],
    ['A-2', 'voucher', 500],
    ['A-3', 'usage', -25],
    ['A-6', 'adjustment', 0],
  ]);
  expect(read?.[0]).toMatchObject({ name_bg: 'Top-up', moved_at: at });
});
