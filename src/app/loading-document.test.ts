import { expect, it } from 'vitest';
import { describeKinds } from '#testing/describe-kinds.ts';
import { fieldsOf } from '#platform/server/load/kind.ts';
import { checkerOf } from '#platform/server/load/record.ts';
import { loadedKinds } from './loaded-kinds.ts';

// After a change of a kind, `vitest run --update` on this file writes the document anew.
it('the document about loading is that of the kinds there are', async () => {
  await expect(describeKinds(loadedKinds)).toMatchFileSnapshot('../../docs/loading.md');
});

it.each(loadedKinds)('every example and every field of $name is told rightly', (kind) => {
  expect(kind.examples.map((example) => checkerOf(kind)(example))).not.toContainEqual(
    expect.objectContaining({ problems: expect.anything() }),
  );
  expect(fieldsOf(kind).filter(({ words }) => !words.description)).toEqual([]);
});

it('no two kinds share a name, and each refers only to those before it', () => {
  const names = loadedKinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [at, kind] of loadedKinds.entries()) {
    const before = new Set(['countries', ...names.slice(0, at + 1)]);
    expect((kind.references ?? []).filter((reference) => !before.has(reference.kind))).toEqual([]);
  }
});
