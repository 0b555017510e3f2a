import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logoSymbol } from '#platform/brand-page.ts';
import { BadConfiguration } from '../environment.ts';
import { brandIds, brandsFolder, readBrand } from './read-brand.ts';

it('an unknown brand is refused with the known ones', () => {
  expect(() => readBrand('nobody')).toThrow(
    new BadConfiguration(
      `BRAND must name a folder of brands/ with a brand.ts, not "nobody": there are ${brandIds().join(', ')}.`,
    ),
  );
});

/** WCAG 2: the relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(brandIds())('the brand %s', (id) => {
  const brand = readBrand(id);
  const fileOf = (name: string) => join(brandsFolder, id, name);

  it('has a logo with a viewBox, and an icon', () => {
    expect(() => logoSymbol(readFileSync(fileOf('logo.svg'), 'utf8'))).not.toThrow();
    expect(existsSync(fileOf('icon.svg'))).toBe(true);
  });

  it('has its fonts in its folder', () => {
    const named = [...(brand.preloadedFonts ?? []), ...Object.values(brand.pdf.fonts ?? {})];
    expect(named.filter((font) => !existsSync(fileOf(`fonts/${font}`)))).toEqual([]);
  });

  it.each([
    ['mail ink', brand.mail.ink, brand.mail.surface],
    ['quiet mail ink', brand.mail.quiet, brand.mail.surface],
    ['quiet mail ink on the page', brand.mail.quiet, brand.mail.page],
    ['a code in a mail', brand.mail.ink, brand.mail.fill],
    ['the wordmark of a mail', brand.mail.accent, brand.mail.page],
    ['a button of a mail', brand.mail.onAccent, brand.mail.accent],
    ['PDF headings', brand.pdf.heading, '#ffffff'],
    ['PDF ink', brand.pdf.ink, '#ffffff'],
    ['quiet PDF ink', brand.pdf.quiet, '#ffffff'],
  ])('is readable: %s', (_what, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
