import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Widths grow with the font size of the user; 16 px is the default of browsers. */
const remPx = 16;

it('the breakpoints are 768, 1280 and 1460 px [SH-039, SH-040, SH-041, SH-551, SH-552, SH-553]', () => {
  const named = [...sheet('styles.css').matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)];
  expect(Object.fromEntries(named.map(([, name, width]) => [name, Number(width) * remPx]))).toEqual({
    md: 768,
    xl: 1280,
    '2xl': 1460,
  });
});

it('a selection list is at most 256 px high [SH-037, SH-554]', () => {
  expect(sheet('ui/fields/combobox.css')).toMatch(/\.combobox-list \{\s*max-height: min\(256px, /);
});
