import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorStatus, type ErrorCode } from '#platform/errors.ts';
import { amountOf, campaignAddress, dialogOfRefusal, isOffered, unitsFor } from './rules.ts';

describe('an amount', () => {
  it.each([
    ['10', 10],
    ['1', 1],
    [' 57 ', 57],
    ['0', null],
    ['-5', null],
    ['+5', null],
    ['007', null],
    ['12,50', null],
    ['12.5', null],
    ['1e3', null],
    ['десет', null],
    ['', null],
    ['٣', null],
    ['10 000', null],
  ])('typed as %j is %j [DN-001, DN-032]', (typed, amount) => expect(amountOf(typed)).toBe(amount));

  it('is valid exactly if it is a whole number of at least 1 [DN-032]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (n) => {
        expect(amountOf(String(n))).toBe(n);
      }),
    );
    const anything = fc.string().filter((typed) => !/^\s*[1-9]\d{0,6}\s*$/.test(typed));
    fc.assert(
      fc.property(anything, (typed) => {
        expect(amountOf(typed)).toBeNull();
      }),
    );
  });
});

describe('the rest of an allowance', () => {
  it.each([
    [0, false],
    [1, true],
    [57, true],
    [99, true],
    [100, false],
  ])('of %i is offered: %s [DN-028, DN-044]', (remaining, offered) => expect(isOffered(remaining)).toBe(offered));
});

describe('a refused donation', () => {
  it.each<[ErrorCode | null, number | null, string]>([
    ['EC_Limit_Exceeded', 57, 'CampaignRemainingSum'],
    ['EC_Credit_Limit_Exceeded', 7, 'CampaignRemainingSum'],
    ['EC_Limit_Exceeded', 0, 'CampaignLimitExceeded'],
    ['EC_Limit_Exceeded', 100, 'CampaignLimitExceeded'],
    ['EC_Limit_Exceeded', null, 'CampaignLimitExceeded'],
    ['EC_Credit_Limit_Exceeded', 0, 'CampaignCreditLimitExceeded'],
    ['EC_Campaign_Ended', null, 'CampaignEnded'],
    ['EC_Campaign_Ended', 50, 'CampaignEnded'],
    ['EC_Invalid_Request', null, 'CampaignInvalidAmount'],
    ['EC_Generic_Error', null, 'CampaignGenericError'],
    [null, null, 'CampaignGenericError'],
  ])('with %s and %s left opens %s [DN-029, DN-030, DN-031]', (code, remaining, dialog) =>
    expect(dialogOfRefusal(code, remaining)).toBe(dialog),
  );

  it('always opens a dialog', () => {
    const codes = fc.constantFrom(...(Object.keys(errorStatus) as ErrorCode[]));
    fc.assert(
      fc.property(codes, fc.option(fc.nat(200)), (code, left) => {
        expect(dialogOfRefusal(code, left)).toMatch(/^Campaign/);
      }),
    );
  });
});

it.each([
  [10, 200, 5],
  [1, 200, 0],
  [57, 200, 28],
  [3, 100, 3],
])('%i EUR at %i cents buy %i units', (amount, unit, units) => expect(unitsFor(amount, unit)).toBe(units));

it.each([
  ['donation', '/campaigns/donation'],
  ['/donation', '/campaigns/donation'],
  ['/thank-you', '/campaigns/thank-you'],
])('the address of the campaign screen %j is %s [DN-004, DN-005]', (path, address) =>
  expect(campaignAddress(path)).toBe(address),
);
