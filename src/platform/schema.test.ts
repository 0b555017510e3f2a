import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { accepted, done, ok } from './endpoint.ts';
import { Day, Msisdn, nullable, oneOf, Price, strict } from './schema.ts';

describe('shared schemas', () => {
  it('refuse an unknown field', () => {
    const named = strict({ msisdn: Msisdn });
    expect(Check(named, { msisdn: '359888100101' })).toBe(true);
    expect(Check(named, { msisdn: '359888100101', admin: true })).toBe(false);
  });

  it.each(['359888100101', '200000100201', '123456789'])('accept the service number %s', (number) =>
    expect(Check(Msisdn, number)).toBe(true),
  );

  it.each(['', '12345678', '1234567890123456', '+359888100101', '0888 100 101', "1' or '1'='1", 359888100101])(
    'refuse the service number %j',
    (number) => expect(Check(Msisdn, number)).toBe(false),
  );

  it('accept one of the listed values only', () => {
    const side = oneOf(['left', 'right']);
    expect([Check(side, 'left'), Check(side, 'LEFT'), Check(side, 0)]).toEqual([true, false, false]);
  });

  it('accept null only if allowed', () => {
    expect([Check(nullable(Type.String()), null), Check(Type.String(), null)]).toEqual([true, false]);
  });

  it('accept a price as a list of currency and value', () => {
    expect(Check(Price, [{ currency: 'EUR', value: 5 }])).toBe(true);
    expect(Check(Price, [{ currency: 'USD', value: 5 }])).toBe(false);
  });

  it('accept a day as YYYY-MM-DD', () =>
    expect([Check(Day, '2026-03-02'), Check(Day, '02.03.2026')]).toEqual([true, false]));
});

it('an answer has a body, or is empty with 202 or 204', () => {
  expect(ok({ a: 1 })).toEqual({ status: 200, body: { a: 1 } });
  expect([accepted, done]).toEqual([{ status: 202 }, { status: 204 }]);
});
