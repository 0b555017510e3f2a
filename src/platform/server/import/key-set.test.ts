import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeySet } from './key-set.ts';

it('contains exactly the texts added to it, also after it has grown', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1000, maxLength: 3000 }), (texts) => {
      const set = createKeySet();
      const known = new Set<string>();
      const before = texts.map((text) => {
        const answers = [set.has(text), known.has(text)];
        set.add(text);
        known.add(text);
        return answers;
      });
      expect(before.every(([mine, other]) => mine === other)).toBe(true);
      expect(texts.every((text) => set.has(text))).toBe(true);
    }),
    { numRuns: 20 },
  );
});

it('tells a million consecutive numbers and their permutations apart', () => {
  const set = createKeySet();
  let collisions = 0;
  const add = (text: string) => {
    if (set.has(text)) collisions += 1;
    set.add(text);
  };
  for (let at = 0; at < 500_000; at += 1) {
    add(`359888${at}`);
    add(`${at}\0K${at}`);
  }
  expect(collisions).toBe(0);
});
