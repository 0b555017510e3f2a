import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clubState,
  inOrderOfUse,
  isExhausted,
  quotaLeft,
  readableVoucher,
  voucherCodes,
  voucherKindOf,
} from './rules.ts';

const eightDigits = fc.stringMatching(/^\d{8}$/);
const club = (is_vip_client: boolean, vouchers: number, left: number[]) => ({
  is_vip_client,
  active_vouchers: Array.from({ length: vouchers }),
  quotas: left.map((quota_left) => ({ quota_left })),
});

describe('the kind of a voucher', () => {
  it.each([
    ['66385', 'device', 'VB-020'],
    ['66386', 'accessory', 'VB-021'],
    ['66387', 'service', 'VB-022'],
  ] as const)('whose number begins with %s is %s [%s]', (prefix, kind, _row) => {
    fc.assert(
      fc.property(eightDigits, (rest) => {
        expect(voucherKindOf(prefix + rest)).toBe(kind);
      }),
    );
  });

  it('is one of three', () => expect(voucherCodes).toEqual(['66385', '66386', '66387']));

  it.each(['66384', '6638', '', '166385'])('is unknown for %j', (number) => expect(voucherKindOf(number)).toBeNull());
});

describe('the club', () => {
  it.each([
    [true, 0, [], true],
    [true, 0, [0, 0], true],
    [true, 0, [0, 1], false],
    [true, 1, [0], false],
    [false, 0, [], false],
  ])('is exhausted for VIP %s with %i vouchers and %j left: %s [VB-014]', (isVip, vouchers, left, exhausted) => {
    expect(isExhausted(club(isVip, vouchers, left))).toBe(exhausted);
  });

  it.each([
    [club(false, 3, [3]), 'not-vip'],
    [club(true, 0, [0]), 'exhausted'],
    [club(true, 0, [2]), 'open'],
    [club(true, 1, [0]), 'open'],
  ] as const)('depends on being a VIP client [VB-015]', (given, state) => expect(clubState(given)).toBe(state));

  it('lists available quotas before used ones, otherwise in the given order', () => {
    const quotas = [0, 2, 0, 1].map((quota_left, at) => ({ quota_left, at }));
    expect(inOrderOfUse(quotas).map(({ at }) => at)).toEqual([1, 3, 0, 2]);
  });

  it('sums the rest of all quotas', () => expect(quotaLeft([{ quota_left: 2 }, { quota_left: 1 }])).toBe(3));
});

it('a number is grouped for reading, and one of another format stays unchanged', () => {
  expect(readableVoucher('6638510427719')).toBe('66385\u00a01042\u00a07719');
  expect(readableVoucher('66385')).toBe('66385');
});
