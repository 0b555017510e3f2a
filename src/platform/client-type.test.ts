import { describe, expect, it } from 'vitest';
import { accountTypes, clientTypeOf, clientTypes, isBusinessUserService, type HeldService } from './client-type.ts';

const held = (account_type: 'Private' | 'Business', owner: boolean, segment: number | null = null): HeldService => ({
  account_type,
  owner,
  effective_segment_id: segment,
});

it('a customer is private or business, a client one of five types [SH-024, SH-026]', () => {
  expect(accountTypes).toEqual(['Private', 'Business']);
  expect(clientTypes).toEqual(['PrivateOwner', 'SmallBusiness', 'LargeBusiness', 'NotOwner', 'BusinessOwner']);
});

it('a business service of somebody else is a business user service [SH-025]', () => {
  expect(isBusinessUserService(held('Business', false))).toBe(true);
  expect(isBusinessUserService(held('Business', true))).toBe(false);
  expect(isBusinessUserService(held('Private', false))).toBe(false);
});

describe('the client type', () => {
  it.each([
    ['PrivateOwner', 'owns private services', [held('Private', true), held('Private', true, 30)]],
    ['PrivateOwner', 'holds nothing yet', []],
    ['SmallBusiness', 'owns business services of a small segment', [held('Business', true, 21)]],
    ['SmallBusiness', 'owns a business service of no segment', [held('Business', true)]],
    ['LargeBusiness', 'owns one service of a large segment', [held('Business', true, 21), held('Business', true, 11)]],
    ['NotOwner', 'only uses services', [held('Business', false, 11)]],
    [
      'PrivateOwner',
      'owns a private service and uses a business one',
      [held('Private', true), held('Business', false, 11)],
    ],
    [
      'SmallBusiness',
      'owns a small business and uses a large one',
      [held('Business', true, 21), held('Business', false, 11)],
    ],
  ] as const)('is %s for who %s', (type, _who, services) => expect(clientTypeOf(services)).toBe(type));

  it.each([11, 12, 13, 14, 23, 24, 25])('is LargeBusiness in segment %i', (segment) =>
    expect(clientTypeOf([held('Business', true, segment)])).toBe('LargeBusiness'),
  );
});
