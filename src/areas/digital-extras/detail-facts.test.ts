import { describe, expect, it } from 'vitest';
import { insideFact, startFact, stopFact } from './detail-facts.ts';
import { donationGroup } from './constants.ts';

const plain = {
  code: '20106',
  group_type: 'Sport',
  is_core_service: false,
  is_on_slot: false,
  requires_code_verification: false,
};

describe('the page of an extra', () => {
  it.each([
    ['plan', { code: '20029' }, false],
    ['core', { is_core_service: true }, true],
    ['included', {}, true],
    ['position', { is_on_slot: true }, false],
    ['fee', {}, false],
  ] as const)('tells what is in it: %s %j', (fact, given, isIncluded) => {
    expect(insideFact({ ...plain, ...given }, { isIncluded, isPrepaid: false })).toBe(fact);
  });

  it('tells that a prepaid number pays the fee from its balance', () => {
    expect(insideFact(plain, { isIncluded: false, isPrepaid: true })).toBe('fee_prepaid');
  });

  it.each([
    ['cause', { group_type: donationGroup }, false, 'None'],
    ['address', {}, true, 'None'],
    ['partner', { group_type: 'Capital' }, false, 'None'],
    ['code', { requires_code_verification: true }, false, 'SendToMsisdn'],
    ['at_once', { requires_code_verification: true }, false, 'None'],
    ['at_once', {}, false, 'SendToMsisdn'],
  ] as const)('describes how it starts: %s %j', (fact, given, isHomeAssistance, verificationType) => {
    expect(startFact({ ...plain, ...given }, { isHomeAssistance, verificationType })).toBe(fact);
  });

  it('describes how it stops', () => {
    expect(stopFact(plain)).toBe('month');
    expect(stopFact({ is_core_service: true })).toBe('never');
  });
});
