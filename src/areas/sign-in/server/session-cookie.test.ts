import { expect, it } from 'vitest';
import { isCookieValue, newCookieValue } from './session-cookie.ts';

it('a new value is accepted as one of the portal', () => {
  expect(isCookieValue(newCookieValue())).toBe(true);
});

it.each([undefined, '', 'chosen-by-an-attacker', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}+`])(
  'a browser does not keep the value %s',
  (value) => {
    expect(isCookieValue(value)).toBe(false);
  },
);
