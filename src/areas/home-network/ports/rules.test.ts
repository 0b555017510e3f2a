import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portBody } from './body.ts';
import { kindOf, presetKinds, presets } from './presets.ts';
import {
  changedFields,
  completed,
  hasInternalRange,
  invalidFields,
  isHomeAddress,
  isKnownOpen,
  longestDescription,
  nextFreePort,
  nextInstNumber,
  overlap,
  overlapping,
  protocolOptions,
  rangeOf,
  reservedBy,
  type Claim,
  type Draft,
} from './rules.ts';
import { portActions, protocols } from './constants.ts';

const ranged = { DeviceType: 116, InventoryPn: '300000' };
const plain = { DeviceType: 120, InventoryPn: '400000' };
const around = (device = plain) => ({ device, available: [], lanAddress: '192.168.1.1' });
const draft: Draft = {
  PortMappingDescription: 'Камера',
  InternalClient: '192.168.1.24',
  ExternalPort: 8443,
  ExternalPortEndRange: 8443,
  InternalPort: 443,
  InternalEndPort: 443,
  PortMappingProtocol: 1,
};

describe('protocols', () => {
  it('are all three on most devices, and on type 116 [HN-095, HN-108, HN-109, HN-110]', () => {
    expect(protocolOptions(plain)).toEqual([1, 2, 3]);
    expect(protocolOptions(ranged)).toEqual([1, 2, 3]);
    expect(protocolOptions({ DeviceType: 111, InventoryPn: '200000' })).toEqual([1, 2, 3]);
  });

  it.each(['115455', '118546', '117199'])(
    'of type 111 with inventory %s are only TCP and UDP [HN-095, HN-112, HN-113, HN-114]',
    (InventoryPn) => {
      expect(protocolOptions({ DeviceType: 111, InventoryPn })).toEqual([1, 2]);
      expect(protocolOptions({ DeviceType: 116, InventoryPn })).toEqual([1, 2, 3]);
    },
  );

  it('are limited to those that the device reports, if any [HN-096]', () => {
    expect(protocolOptions(plain, [2, 3])).toEqual([2, 3]);
    expect(protocolOptions({ DeviceType: 111, InventoryPn: '115455' }, [2, 3])).toEqual([2]);
    expect(protocolOptions(plain, [])).toEqual([1, 2, 3]);
  });
});

describe('a mapping', () => {
  it('that is complete is valid', () => {
    expect(invalidFields(draft, around())).toEqual([]);
    expect(invalidFields(draft, around(ranged))).toEqual([]);
  });

  it.each([
    ['PortMappingProtocol', 'HN-090'],
    ['PortMappingDescription', 'HN-091'],
    ['InternalClient', 'HN-092'],
    ['ExternalPort', 'HN-093'],
    ['ExternalPortEndRange', 'HN-093'],
  ] as const)('without its %s is invalid [%s]', (field, _row) => {
    const { [field]: _field, ...rest } = draft;
    expect(invalidFields(rest, around())).toEqual([field]);
  });

  it.each([
    [longestDescription, []],
    [longestDescription + 1, ['PortMappingDescription']],
  ])('with a description of %i characters has the invalid fields %j', (length, invalid) => {
    expect(invalidFields({ ...draft, PortMappingDescription: 'x'.repeat(length) }, around())).toEqual(invalid);
  });

  it('without an internal port uses the external one', () => {
    const { InternalPort, InternalEndPort, ...rest } = draft;
    expect([InternalPort, InternalEndPort]).toEqual([443, 443]);
    expect(invalidFields(rest, around())).toEqual([]);
    expect(completed(rest, plain)).toMatchObject({ InternalPort: 8443, InternalEndPort: 8443 });
  });

  it.each([
    ['an inverted external range', { ExternalPortEndRange: 8442 }, ['ExternalPortEndRange']],
    ['port 0', { ExternalPort: 0 }, ['ExternalPort']],
    ['port 70000', { ExternalPortEndRange: 70_000 }, ['ExternalPortEndRange']],
    ['half a port', { InternalPort: 80.5 }, ['InternalPort']],
    ['an empty name', { PortMappingDescription: '   ' }, ['PortMappingDescription']],
    ['33 characters of a name', { PortMappingDescription: 'x'.repeat(33) }, ['PortMappingDescription']],
    ['an invalid address', { InternalClient: '192.168.1.256' }, ['InternalClient']],
    ['an address outside the home', { InternalClient: '8.8.8.8' }, ['InternalClient']],
    ['the router itself', { InternalClient: '192.168.1.1' }, ['InternalClient']],
    ['an unknown protocol', { PortMappingProtocol: 4 as 3 }, ['PortMappingProtocol']],
  ])('with %s is invalid', (_, values, fields) => {
    expect(invalidFields({ ...draft, ...values }, around())).toEqual(fields);
  });

  it('can have an external range of one or more ports [HN-087]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), fc.integer({ min: 1, max: 65_535 }), (from, to) => {
        const wrong = invalidFields({ ...draft, ExternalPort: from, ExternalPortEndRange: to }, around());
        expect(wrong).toEqual(from <= to ? [] : ['ExternalPortEndRange']);
      }),
    );
  });

  it('has an internal range only on type 116, in ascending order [HN-088, HN-089, HN-111]', () => {
    const inverted = { ...draft, InternalPort: 443, InternalEndPort: 80 };
    expect(invalidFields(inverted, around(ranged))).toEqual(['InternalEndPort']);
    expect(invalidFields(inverted, around(plain))).toEqual([]);
    expect([hasInternalRange(ranged), hasInternalRange(plain)]).toEqual([true, false]);
    const range = { ExternalPort: 3478, ExternalPortEndRange: 3480 };
    expect(completed(range, ranged)).toMatchObject({ InternalPort: 3478, InternalEndPort: 3480 });
    expect(completed({ ...range, InternalEndPort: 9 }, plain)).toMatchObject({ InternalEndPort: 3478 });
  });

  it('that was edited is described by its changed fields [HN-094]', () => {
    expect(changedFields(draft, draft)).toEqual({});
    expect(changedFields(draft, { ...draft, ExternalPort: 8400, PortMappingProtocol: 2 })).toEqual({
      ExternalPort: 8400,
      PortMappingProtocol: 2,
    });
  });
});

it.each([
  ['192.168.1.24', true],
  ['10.0.0.7', true],
  ['172.16.4.2', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.0', false],
  ['192.168.1.255', false],
  ['192.168.01.2', false],
  ['192.168.1', false],
  ['127.0.0.1', false],
  ['камера', false],
  ['', false],
])('%j is a home address: %s', (address, isOne) => {
  expect(isHomeAddress(address)).toBe(isOne);
});

it.each([
  [80, 80, '80'],
  [80, 81, '80–81'],
])('the ports from %i to %i are shown as %s', (from, to, shown) => expect(rangeOf(from, to)).toBe(shown));

it.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])(
  'a mapping that is enabled: %s, and pending: %s, is known to be open: %s',
  (PortMappingEnabled, IsPending, isOpen) => {
    expect(isKnownOpen({ PortMappingEnabled, IsPending })).toBe(isOpen);
  },
);

const claims: fc.Arbitrary<Claim> = fc
  .record({
    ExternalPort: fc.integer({ min: 1, max: 300 }),
    length: fc.integer({ min: 0, max: 20 }),
    PortMappingProtocol: fc.constantFrom(...protocols),
  })
  .map(({ ExternalPort, length, PortMappingProtocol }) => ({
    ExternalPort,
    ExternalPortEndRange: ExternalPort + length,
    PortMappingProtocol,
  }));

describe('two mappings', () => {
  const at = (ExternalPort: number, ExternalPortEndRange: number, PortMappingProtocol: 1 | 2 | 3): Claim => ({
    ExternalPort,
    ExternalPortEndRange,
    PortMappingProtocol,
  });

  it.each([
    [at(80, 80, 1), at(80, 80, 1), true],
    [at(80, 80, 1), at(80, 80, 2), false],
    [at(80, 80, 1), at(80, 80, 3), true],
    [at(80, 90, 2), at(90, 99, 2), true],
    [at(80, 89, 2), at(90, 99, 2), false],
  ])('%j and %j overlap: %s', (one, other, meet) => {
    expect(overlap(one, other)).toBe(meet);
  });

  it('overlap exactly when both use some port of some protocol', () => {
    const doors = (claim: Claim) =>
      Array.from(
        { length: claim.ExternalPortEndRange - claim.ExternalPort + 1 },
        (_, i) => claim.ExternalPort + i,
      ).flatMap((port) =>
        (claim.PortMappingProtocol === 3 ? [1, 2] : [claim.PortMappingProtocol]).map((each) => `${port}/${each}`),
      );
    fc.assert(
      fc.property(claims, claims, (one, other) => {
        const taken = new Set(doors(one));
        expect(overlap(one, other)).toBe(doors(other).some((door) => taken.has(door)));
      }),
    );
  });

  it('are checked against the conflicting one, but not against themselves', () => {
    const others = [{ ...at(80, 80, 1), InstNumber: 4 }];
    expect(overlapping(at(80, 81, 3), others)?.InstNumber).toBe(4);
    expect(overlapping(at(80, 81, 3), others, 4)).toBeUndefined();
  });

  it('that overlap get another free port', () => {
    expect(nextFreePort(at(8443, 8443, 1), [at(8443, 8443, 1)])).toBe(8444);
    expect(nextFreePort(at(7546, 7547, 1), [])).toBe(7548);
    expect(nextFreePort(at(65_535, 65_535, 1), [at(65_535, 65_535, 1)])).toBeNull();
    fc.assert(
      fc.property(claims, fc.array(claims, { maxLength: 8 }), (claim, others) => {
        const from = nextFreePort(claim, others)!;
        const moved = {
          ...claim,
          ExternalPort: from,
          ExternalPortEndRange: from + claim.ExternalPortEndRange - claim.ExternalPort,
        };
        expect(others.some((other) => overlap(moved, other))).toBe(false);
      }),
    );
  });
});

it('the ports that the router needs are reserved', () => {
  const one = (port: number, protocol: 1 | 2 | 3) =>
    reservedBy({ ExternalPort: port, ExternalPortEndRange: port, PortMappingProtocol: protocol })?.reason;
  expect([one(7547, 1), one(7547, 2), one(7547, 3), one(5061, 2), one(8443, 1)]).toEqual([
    'management',
    undefined,
    'management',
    'phone',
    undefined,
  ]);
});

it('a new mapping gets the lowest free number', () => {
  const numbered = (...numbers: number[]) => nextInstNumber(numbers.map((InstNumber) => ({ InstNumber })));
  expect([numbered(), numbered(1, 2), numbered(1, 3), numbered(2)]).toEqual([1, 3, 2, 1]);
});

describe('presets', () => {
  it('fit every device: complete, in order, and not on reserved ports', () => {
    const all = presetKinds.flatMap((kind) => presets[kind]);
    for (const { from, to, internal = from, protocol } of all) {
      const { InternalEndPort: _, ...named } = draft;
      const mapping = { ...named, ExternalPort: from, ExternalPortEndRange: to, InternalPort: internal };
      expect(invalidFields({ ...completed(mapping, ranged), PortMappingProtocol: protocol }, around(ranged))).toEqual(
        [],
      );
      expect(
        reservedBy({ ExternalPort: from, ExternalPortEndRange: to, PortMappingProtocol: protocol }),
      ).toBeUndefined();
    }
  });

  it('are recognized by their ports', () => {
    expect(kindOf({ ExternalPort: 8443, InternalPort: 443 })).toBe('camera');
    expect(kindOf({ ExternalPort: 25_565, InternalPort: 25_565 })).toBe('game');
    expect(kindOf({ ExternalPort: 12_345, InternalPort: 12_345 })).toBeNull();
  });
});

describe('the request of the dialogs', () => {
  it('has the documented names [HN-100, HN-103, HN-105]', () => {
    const added = portBody('100000100301', portActions.add, { ...draft, PortMappingEnabled: true }, 7);
    expect(added).toEqual({
      Msisdn: '100000100301',
      PhoneNo: '100000100301',
      Action: 1,
      InstNumber: 7,
      InternalClient: '192.168.1.24',
      PortMappingDescription: 'Камера',
      ExternalPort: 8443,
      ExternalPortEndRange: 8443,
      InternalPort: 443,
      InternalEndPort: 443,
      PortMappingEnabled: true,
      PortMappingProtocol: 1,
    });
  });

  it('of an edit, a toggle and a deletion contains only what changed [HN-094, HN-101, HN-102, HN-104]', () => {
    const edit = portBody('100000100301', portActions.edit, { ExternalPort: 80 }, 3);
    const common = { Msisdn: '100000100301', PhoneNo: '100000100301', InstNumber: 3 };
    expect(edit).toEqual({ ...common, Action: 2, ExternalPort: 80 });
    const toggle = portBody('100000100301', portActions.edit, { PortMappingEnabled: false }, 3);
    expect(toggle).toEqual({ ...common, Action: 2, PortMappingEnabled: false });
    expect(portBody('100000100301', portActions.remove, {}, 3)).toEqual({ ...common, Action: 3 });
  });
});
