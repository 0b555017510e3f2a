import { describe, expect, it } from 'vitest';
import { demoExtras, demoOffers } from '#database/demo/catalogue.ts';
import { readHomeAssistanceIds } from '#areas/digital-extras/home-assistance/server/home-assistance-settings.ts';

const extras = demoExtras();

const kinds = new Set(extras.map(({ kind = 'usual' }) => kind));
const offered = new Set(demoOffers().map(({ code }) => code));

describe('the catalogue of the demo', () => {
  it('has extras of every kind [EX-005, EX-006, EX-007, EX-008, EX-009, EX-010]', () => {
    const all = ['streaming', 'donation', 'home-assistance', 'insurance', 'net-protect', 'partner-content'] as const;
    expect([...all, 'enlightenment' as const, 'traffic' as const].filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('has the codes with a special meaning [EX-241, EX-242, EX-243]', () => {
    const codes = extras.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['20027', '20028', '20029', '20030', '20068', '20069', '20070']));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('has the configured home assistance [EX-244, EX-245]', () => {
    const configured = readHomeAssistanceIds({});
    const known = extras.filter(({ kind }) => kind === 'home-assistance').map(({ code }) => code);
    expect(known).toEqual(configured);
  });

  it('names every extra in both languages', () => {
    for (const extra of extras) {
      const bg = [extra.name_bg, extra.description_bg];
      const en = [extra.name_en, extra.description_en];
      expect(bg.every((text) => /[а-я]/i.test(text))).toBe(true);
      expect(en.every((text) => /[a-z]/i.test(text) && !/[а-я]/i.test(text))).toBe(true);
    }
  });

  it('has every extra in some tariff', () => {
    expect(extras.map(({ code }) => code).filter((code) => !offered.has(code))).toEqual([]);
  });
});
