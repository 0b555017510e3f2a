import { expect, it } from 'vitest';
import { operatorFolder } from '#database/demo/operator-folder.ts';
import { describeKinds } from '#testing/describe-resources.ts';
import { fieldsOf } from '#platform/server/import/imported-resource.ts';
import { findFiles, readFile } from '#platform/server/import/read-file.ts';
import { checkerOf, keyFieldsOf } from '#platform/server/import/record.ts';
import { importedResources } from '../server/imported-resources.ts';

// After a change of a resource, `vitest run --update` on this file regenerates the document.
it('the import document matches the resources', async () => {
  await expect(describeKinds(importedResources)).toMatchFileSnapshot('../../../docs/import.md');
});

it.each(importedResources)('every example and every field of $name is described correctly', (kind) => {
  expect(kind.examples.map((example) => checkerOf(kind)(example))).not.toContainEqual(
    expect.objectContaining({ problems: expect.anything() }),
  );
  expect(fieldsOf(kind).filter(({ words }) => !words.description)).toEqual([]);
});

it('resource names are unique, and each refers only to earlier ones', () => {
  const names = importedResources.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [at, kind] of importedResources.entries()) {
    const before = new Set(['countries', ...names.slice(0, at + 1)]);
    expect((kind.references ?? []).filter((reference) => !before.has(reference.kind))).toEqual([]);
  }
});

/** Keys that every operator shares: the countries of the world, the default campaign, and the years of price caps. */
const sharedKeys = new Set(['roaming-countries', 'donation-campaigns', 'roaming-wholesale-caps']);

it('no example has the key of a demo record', async () => {
  const shared: string[] = [];
  for (const file of findFiles(operatorFolder, importedResources).files) {
    const fields = keyFieldsOf(file.kind);
    const keyOf = (record: object) => fields.map((field) => String((record as Record<string, unknown>)[field])).join();
    const examples = new Set(file.kind.examples.map(keyOf));
    for await (const lines of readFile(file, (text) => text)) {
      const records = lines.flatMap((line) => ('record' in line ? [line.record as object] : []));
      shared.push(
        ...records.filter((record) => fields.length > 0 && examples.has(keyOf(record))).map(() => file.kind.name),
      );
    }
  }
  expect(shared.filter((name) => !sharedKeys.has(name))).toEqual([]);
});
