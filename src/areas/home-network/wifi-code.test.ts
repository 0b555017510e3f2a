import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestNames, guestPasswords } from '#testing/guest-networks.ts';
import { wifiCode } from './wifi-code.ts';

/** Parses a code like phones do: a semicolon ends a field, a backslash escapes the next character. */
function read(code: string): Record<string, string> {
  expect(code.startsWith('WIFI:')).toBe(true);
  const fields: Record<string, string> = {};
  let field = '';
  let name: string | null = null;
  for (let at = 'WIFI:'.length; at < code.length; at++) {
    const character = code[at]!;
    if (character === '\\') field += code[++at]!;
    else if (character === ':' && name === null) {
      name = field;
      field = '';
    } else if (character === ';') {
      if (name !== null) fields[name] = field;
      name = null;
      field = '';
    } else field += character;
  }
  return fields;
}

describe('the code of a network', () => {
  it('contains the security type, the name and the password', () => {
    const code = wifiCode({ WifiName: 'Ivanovi 5G', WifiPassword: 'Lipa.2026-cvetna', SecurityMode: 4 });
    expect(code).toBe('WIFI:T:WPA;S:Ivanovi 5G;P:Lipa.2026-cvetna;;');
    expect(wifiCode({ WifiName: 'Old one', WifiPassword: '12345678', SecurityMode: 1 })).toContain('T:WEP;');
  });

  it('escapes every special character', () => {
    const code = wifiCode({ WifiName: 'a;b,c:d"e\\f', WifiPassword: '\\;', SecurityMode: 3 });
    expect(code).toBe('WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\\\\\;;;');
  });

  it('of guests gives back every name and password that the server accepts [GW-001]', () => {
    fc.assert(
      fc.property(guestNames, guestPasswords, (WifiName, WifiPassword) => {
        const { S, P } = read(wifiCode({ WifiName, WifiPassword, SecurityMode: 3 }));
        expect([S, P]).toEqual([WifiName, WifiPassword]);
      }),
    );
  });

  it('survives a round trip, whatever the name and the password are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 63 });
    const tricky = fc.string({ unit: fc.constantFrom('\\', ';', ',', ':', '"', 'a', ' '), maxLength: 30 });
    fc.assert(
      fc.property(fc.oneof(text, tricky), fc.oneof(text, tricky), (WifiName, WifiPassword) => {
        const { T, S, P } = read(wifiCode({ WifiName, WifiPassword, SecurityMode: 3 }));
        expect([T, S, P]).toEqual(['WPA', WifiName, WifiPassword]);
      }),
    );
  });
});
