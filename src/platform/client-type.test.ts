import { describe, expect, it } from 'vitest';
import { accountTypes, clientTypeOf, clientTypes, profileClientType, type OwnedService } from './client-type.ts';

const held = (account_type: 'Private' | 'Business', owner: boolean, segment: number | null = null): OwnedService => ({
  account_type,
  owner,
  effective_segment_id: segment,
});

it('a customer is private or business, a client one of five types [SH-024, SH-026]', () => {
  expect(accountTypes).toEqual(['Private', 'Business']);
  expect(clientTypes).toEqual(['PrivateOwner', 'SmallBusiness', 'LargeBusiness', 'NotOwner', 'BusinessOwner']);
});

describe('the client type of a pid', () => {
  it.each([
    ['PrivateOwner', 'a person with services', 'Private', [held('Private', true), held('Private', true, 30)]],
    ['PrivateOwner', 'a person without any', 'Private', []],
    ['SmallBusiness', 'a business of a small segment', 'Business', [held('Business', true, 21)]],
    ['SmallBusiness', 'a business of no segment', 'Business', [held('Business', true)]],
    ['BusinessOwner', 'a business whose services are not known', 'Business', []],
    [
      'LargeBusiness',
      'one service of a large segment',
      'Business',
      [held('Business', true, 21), held('Business', true, 11)],
    ],
  ] as const)('is %s for %s [RG-028, RG-029, RG-030, RG-032, SH-026]', (type, _who, accountType, services) =>
    expect(clientTypeOf(accountType, services)).toBe(type),
  );

  it.each([11, 12, 13, 14, 23, 24, 25])('is LargeBusiness in segment %i [RG-040]', (segment) =>
    expect(clientTypeOf('Business', [held('Business', true, segment)])).toBe('LargeBusiness'),
  );
});

describe('the client type of a profile', () => {
  const [own, ofOthers] = [{ owner: true }, { owner: false }];
  it.each([
    ['LargeBusiness', 'its first pid', ['LargeBusiness', 'PrivateOwner'], [own, ofOthers]],
    ['NotOwner', 'services of others alone, whatever its pid', ['PrivateOwner'], [ofOthers, ofOthers]],
    ['NotOwner', 'services of others and no pid', [], [ofOthers]],
    ['PrivateOwner', 'nothing yet', [], []],
  ] as const)('is %s for %s [RG-031, SH-026]', (type, _who, pids, services) =>
    expect(
      profileClientType(
        pids.map((client_type) => ({ client_type })),
        services,
      ),
    ).toBe(type),
  );
});
