import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bgnCents, bgnPerEur, builtInCurrency, priceOf, pricesToShow, shownPrice, wholeCentsOf } from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('levs for euro', () => {
  it.each([
    [1, 2],
    [100, 196],
    [511, 999],
    [999, 1954],
    [1023, 2001],
    [3323, 6499],
    [5113, 10000],
    [50_000, 97_792],
    [0, 0],
  ])('are the full rate rounded once, half up: %i cents are %i stotinki', (eur, bgn) =>
    expect(bgnCents(eur)).toBe(bgn),
  );

  it('use the irrevocable rate with all five decimals', () => expect(bgnPerEur).toBe(1.95583));

  it('differ by at most half a stotinka from the exact amount, also beyond float precision', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 51 }), (eur) => {
        const difference = BigInt(bgnCents(eur)) * 100_000n - BigInt(eur) * 195_583n;
        expect(difference >= -50_000n && difference <= 50_000n).toBe(true);
      }),
    );
  });

  it('are symmetric below zero', () => {
    fc.assert(
      fc.property(cents, (eur) => {
        expect(bgnCents(-eur) + bgnCents(eur)).toBe(0);
      }),
    );
  });
});

describe('a price', () => {
  it('is a list of currency and value, euro first [SH-007]', () => {
    expect(priceOf(500)).toEqual([
      { currency: 'EUR', value: 5 },
      { currency: 'BGN', value: 9.78 },
    ]);
  });

  it.each([
    [0, 'bg', '0,00\u00a0EUR'],
    [5, 'bg', '5,00\u00a0EUR'],
    [9.5, 'en', '9.50\u00a0EUR'],
    [12.34, 'bg', '12,34\u00a0EUR'],
    [1234567.8, 'en', '1,234,567.80\u00a0EUR'],
  ] as const)('of %d is shown in %s as %j', (value, language, shown) =>
    expect(shownPrice({ currency: 'EUR', value }, language)).toBe(shown),
  );

  it('always shows two decimals, in each currency and language [SH-008, SH-036, SH-548]', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom('bg' as const, 'en' as const), (eur, language) => {
        const shown = priceOf(eur).map((item) => shownPrice(item, language));
        const mark = language === 'bg' ? ',' : '\\.';
        expect(shown[0]).toMatch(new RegExp(`\\d${mark}\\d\\d\u00a0EUR$`));
        expect(shown[1]).toMatch(new RegExp(`\\d${mark}\\d\\d\u00a0BGN$`));
      }),
    );
  });

  it('shows exactly the cents it was given', () => {
    fc.assert(
      fc.property(cents, (eur) => {
        const [main] = priceOf(eur);
        expect(
          shownPrice(main!, 'en')
            .replace(/\D/g, '')
            .replace(/^0+(?=\d)/, ''),
        ).toBe(String(eur));
      }),
    );
  });
});

describe('the shown price', () => {
  it('has the main currency and the second one by the rate [SH-526]', () => {
    expect(pricesToShow(priceOf(500), builtInCurrency)).toEqual(priceOf(500));
    expect(pricesToShow(priceOf(500), { ...builtInCurrency, rate: 2 })[1]).toEqual({ currency: 'BGN', value: 10 });
  });

  it('has only the main currency if the installation shows one [SH-526]', () => {
    expect(pricesToShow(priceOf(500), { ...builtInCurrency, show_both: false })).toEqual([
      { currency: 'EUR', value: 5 },
    ]);
  });

  it("equals the server's result for every amount", () => {
    fc.assert(
      fc.property(cents, (eur) => {
        expect(pricesToShow(priceOf(eur), builtInCurrency)).toEqual(priceOf(eur));
      }),
    );
  });

  it('is empty for an empty list', () => expect(pricesToShow([], builtInCurrency)).toEqual([]));
});

it.each([
  [5, 500],
  [0.29, 29],
  [19.99, 1999],
  [-5, -500],
  [5.005, null],
  [1e300, null],
  [Number.NaN, null],
])('%d sent by a client is %s cents', (value, cents) => expect(wholeCentsOf(value)).toBe(cents));
