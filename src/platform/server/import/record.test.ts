import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { text } from './fields.ts';
import { defineImportedResource } from './imported-resource.ts';
import { checkerOf } from './record.ts';

const kind = defineImportedResource(
  { name: text('A name'), titles: Type.Record(Type.String(), Type.String()) },
  { name: 'things', about: 'Things.', examples: [], table: 'thing', key: ['name'] },
);

it.each([
  [{ bg: 'добре', en: 'good' }, false],
  [{ bg: 'a\0b', en: 'good' }, true],
  [{ bg: 'добре', en: 'a\ud800b' }, true],
  [{ 'b\0g': 'добре', en: 'good' }, true],
])('a record with the texts %j is damaged: %j', (titles, isDamaged) => {
  const message = 'has characters that are not valid UTF-8';
  const damaged = { problems: [{ field: 'titles', message, code: 'wrong_shape' }] };
  expect(checkerOf(kind)({ name: 'one', titles })).toEqual(
    isDamaged ? damaged : { values: ['one', titles], key: 'one', distinct: [] },
  );
});
