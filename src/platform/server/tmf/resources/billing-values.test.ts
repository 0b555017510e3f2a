import { expect, it } from 'vitest';
import { rateType } from './billing-rate-values.ts';
import { splitId } from './billing-values.ts';

it.each([
  ['8307099971:B-1', { pid: '8307099971', key: 'B-1' }],
  ['8307099971:B:1', { pid: '8307099971', key: 'B:1' }],
  ['8307099971:1', { pid: '8307099971', key: '1' }],
  ['8307099971:', null],
  [':B-1', null],
  ['8307099971', null],
])('the id %j consists of %j', (id, parts) => {
  expect(splitId(id)).toEqual(parts);
});

it.each([
  [100, false, 'appliedBillingCharge'],
  [0, false, 'appliedBillingCharge'],
  [-1, false, 'appliedBillingCredit'],
  [100, true, 'appliedBillingCredit'],
])('a line of %i cents, of a credit note: %s, is an %s', (cents, isCreditNote, type) => {
  expect(rateType(cents, isCreditNote)).toBe(type);
});
