import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NetworkDetail } from './contract.ts';
import {
  changedProperties,
  channelsOf,
  encryptionsOf,
  impactOf,
  invalidProperties,
  isWifiName,
  isWifiPassword,
  settled,
  strengthOf,
  valueOf,
  widthsOf,
  type WifiValues,
} from './rules.ts';
import { bands } from '../constants.ts';
import { channelWidths, encryptions, securityModes, widthNames, wifiProperties } from './constants.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const nameCharacters = `${letters}_ `.split('');
const passwordCharacters = `${letters}!@$%^*)(+=._-`.split('');
const of = (characters: string[], min: number, max: number) =>
  fc.array(fc.constantFrom(...characters), { minLength: min, maxLength: max }).map((all) => all.join(''));

describe('the name of a wifi network', () => {
  it.each([
    ['Home', true],
    ['Ivanovi 5G_1', true],
    ['abc', false],
    ['a'.repeat(32), true],
    ['a'.repeat(33), false],
    ['Вкъщи', false],
    ['Ivanovi-5G', false],
    ['Home!', false],
    ['Ho\tme', false],
    ['Home\n', false],
    ['    ', false],
    ['', false],
  ])('%j is allowed: %s', (name, isAllowed) => {
    expect(isWifiName(name)).toBe(isAllowed);
  });

  it('has 4 to 32 letters, digits, underscores or spaces; everything else is invalid [HN-070, HN-071, HN-072]', () => {
    fc.assert(
      fc.property(of(nameCharacters, 0, 40), (name) => {
        const fits = name.length >= 4 && name.length <= 32 && name.trim() !== '';
        expect(isWifiName(name)).toBe(fits);
      }),
    );
    fc.assert(
      fc.property(
        of(
          nameCharacters.filter((each) => each !== ' '),
          4,
          31,
        ),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        (name, one) => {
          expect(isWifiName(name + one)).toBe(nameCharacters.includes(one));
        },
      ),
    );
  });
});

describe('the password of a wifi network', () => {
  it.each([
    ['Lipa.2026-cvetna', true],
    ['!@$%^*)(+=._-', true],
    ['a'.repeat(7), false],
    ['a'.repeat(8), true],
    ['a'.repeat(63), true],
    ['a'.repeat(64), false],
    ['парола1234', false],
    ['with space1', false],
    ['hash#hash#', false],
    ['quote"quote', false],
  ])('%j is allowed: %s', (password, isAllowed) => {
    expect(isWifiPassword(password)).toBe(isAllowed);
  });

  it('has 8 to 63 of the listed characters; everything else is invalid [HN-073, HN-074, HN-075]', () => {
    fc.assert(
      fc.property(of(passwordCharacters, 0, 70), (password) => {
        expect(isWifiPassword(password)).toBe(password.length >= 8 && password.length <= 63);
      }),
    );
    fc.assert(
      fc.property(
        of(passwordCharacters, 8, 62),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        (word, one) => {
          expect(isWifiPassword(word + one)).toBe(passwordCharacters.includes(one));
        },
      ),
    );
  });

  it.each([
    ['short', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['vkushti2026', 'fair'],
    ['abcdefghijk1', 'fair'],
    ['aB3cD4eF5gH', 'fair'],
    ['aB3cD4eF5gH6', 'strong'],
    ['Lipa.2026-cvetna', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});

describe('protection', () => {
  it.each([
    [1, []],
    [2, [1, 2, 3]],
    [3, [2, 3]],
    [4, [2]],
  ] as const)('mode %s allows the encryptions %j [HN-066, HN-080, HN-081, HN-082, HN-083]', (mode, allowed) => {
    expect(encryptionsOf(mode)).toEqual(allowed);
  });

  it('a mode that forbids the encryption resets it to the first one it allows', () => {
    expect(settled({ ...network, SecurityMode: 3, EncriptionMode: 1 }).EncriptionMode).toBe(2);
    expect(settled({ ...network, SecurityMode: 4, EncriptionMode: 3 }).EncriptionMode).toBe(2);
    expect(settled({ ...network, SecurityMode: 1, EncriptionMode: 2 }).EncriptionMode).toBeNull();
    expect(settled({ ...network, SecurityMode: 2, EncriptionMode: 3 }).EncriptionMode).toBe(3);
  });

  it('is always valid after settling, whatever was chosen before [HN-066]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...securityModes), fc.constantFrom(null, ...encryptions), (mode, encryption) => {
        const values = settled({ ...network, SecurityMode: mode, EncriptionMode: encryption });
        expect(invalidProperties(values, 1)).toEqual([]);
      }),
    );
  });
});

describe('channels', () => {
  it('of 2.4 GHz are 1 to 13 [HN-084]', () => {
    expect(channelsOf(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('of 5 GHz are 36 to 64 and 100 to 136 in steps of 4 [HN-085]', () => {
    expect(channelsOf(2)).toEqual([36, 40, 44, 48, 52, 56, 60, 64, 100, 104, 108, 112, 116, 120, 124, 128, 132, 136]);
  });

  it('have a width of 20/40, 20 or 40, and on 5 GHz also 20/40/80 [HN-122, HN-123, HN-124, HN-125]', () => {
    const named = (band: 1 | 2) => widthsOf(band).map((width) => [width, widthNames[width]]);
    const both = [
      [0, 'W20/40'],
      [1, 'W20'],
      [2, 'W40'],
    ];
    expect(named(1)).toEqual(both);
    expect(named(2)).toEqual([...both, [3, 'W20/40/80']]);
  });
});

const network: WifiValues = {
  WifiName: 'Ivanovi 5G',
  WifiPassword: 'Lipa.2026-cvetna',
  IsNetworkActive: true,
  SecurityMode: 3,
  EncriptionMode: 2,
  Channel: 11,
  IsAutoChannel: false,
  ChannelWidth: 0,
  Wps: false,
};

const networks: fc.Arbitrary<NetworkDetail> = fc
  .record({
    BandType: fc.constantFrom(...bands),
    WifiName: of(nameCharacters, 4, 32),
    WifiPassword: of(passwordCharacters, 8, 63),
    IsNetworkActive: fc.boolean(),
    SecurityMode: fc.constantFrom(...securityModes),
    EncriptionMode: fc.constantFrom(...encryptions),
    Channel: fc.constantFrom(...channelsOf(1), ...channelsOf(2)),
    IsAutoChannel: fc.boolean(),
    ChannelWidth: fc.constantFrom(...channelWidths),
    Wps: fc.boolean(),
  })
  .map((each) => ({ ...each, ...settled(each) }));

describe('a change', () => {
  it('contains only what differs from the loaded values [HN-064, HN-065]', () => {
    expect(changedProperties(network, network, 2)).toEqual([]);
    expect(changedProperties(network, { ...network, WifiName: 'Gosti 5G', Wps: true }, 2)).toEqual([
      { PropertyName: 'WifiName', BandType: 2, Value: 'Gosti 5G' },
      { PropertyName: 'Wps', BandType: 2, Value: true },
    ]);
  });

  it('applied to the loaded values gives the edited ones, without duplicates [HN-064, HN-065]', () => {
    fc.assert(
      fc.property(networks, networks, (before, { BandType, ...after }) => {
        const changes = changedProperties(before, after, BandType);
        const names = changes.map(({ PropertyName }) => PropertyName);
        expect(new Set(names).size).toBe(names.length);
        const made = { ...before, ...Object.fromEntries(changes.map((each) => [each.PropertyName, each.Value])) };
        const unsent = wifiProperties.filter((property) => made[property] !== after[property]);
        const mayStay = new Set<string>();
        if (after.IsAutoChannel) mayStay.add('Channel');
        if (after.SecurityMode === 1) mayStay.add('EncriptionMode');
        expect(unsent.filter((property) => !mayStay.has(property))).toEqual([]);
      }),
    );
  });

  it('to auto channel sends only that [HN-086]', () => {
    expect(changedProperties(network, { ...network, IsAutoChannel: true, Channel: 1 }, 1)).toEqual([
      { PropertyName: 'IsAutoChannel', BandType: 1, Value: true },
    ]);
  });

  it('to WEP sends no encryption [HN-080]', () => {
    expect(changedProperties(network, settled({ ...network, SecurityMode: 1 }), 1)).toEqual([
      { PropertyName: 'SecurityMode', BandType: 1, Value: 1 },
    ]);
  });

  it('survives a round trip through its text', () => {
    fc.assert(
      fc.property(networks, (given) => {
        for (const property of wifiProperties) {
          if (given[property] === null) continue;
          expect(valueOf(property, String(given[property]))).toBe(given[property]);
        }
      }),
    );
  });

  it.each([
    ['IsNetworkActive', 'yes'],
    ['Wps', '1'],
    ['SecurityMode', '5'],
    ['SecurityMode', '3 '],
    ['EncriptionMode', '0'],
    ['Channel', '14'],
    ['Channel', '036'],
    ['ChannelWidth', '4'],
    ['ChannelWidth', ''],
  ] as const)('of %s to %j has no valid value', (property, text) => {
    expect(valueOf(property, text)).toBeUndefined();
  });

  it.each([
    [['Wps'], 'none'],
    [['Channel', 'Wps'], 'pause'],
    [['ChannelWidth', 'WifiName'], 'reconnect'],
    [['IsNetworkActive'], 'reconnect'],
  ] as const)('of %j has the impact: %s', (properties, impact) => {
    expect(impactOf(properties.map((PropertyName) => ({ PropertyName })))).toBe(impact);
  });
});

it.each([
  ['WifiName', { WifiName: 'x' }],
  ['WifiPassword', { WifiPassword: 'x' }],
  ['EncriptionMode', { SecurityMode: 4, EncriptionMode: 3 }],
  ['EncriptionMode', { EncriptionMode: null }],
  ['Channel', { Channel: 36 }],
  ['ChannelWidth', { ChannelWidth: 3 }],
] as const)('an invalid %s is found [HN-077]', (property, values) => {
  expect(invalidProperties({ ...network, ...values }, 1)).toEqual([property]);
});
