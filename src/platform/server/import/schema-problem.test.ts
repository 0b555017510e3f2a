import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { defineImportedResource } from './imported-resource.ts';
import { choice, day, text, whole, yesOrNo } from './fields.ts';
import { checkerOf } from './record.ts';

const example = { name: 'a', size: 'S' as const, price: 5, starts_on: '2026-01-01', tags: ['a'] };
const resource = defineImportedResource(
  {
    name: text('name', { max: 3, pattern: '^\\S+$' }),
    size: choice('size', ['S', 'M']),
    price: whole('price', 1, 9),
    is_new: yesOrNo('new'),
    starts_on: day('start'),
    tags: Type.Array(Type.String(), { description: 'tags', maxItems: 2, sqlType: 'text[]' }),
  },
  { name: 'things', about: 'Things.', examples: [example], table: 'thing', key: ['name'] },
);

it.each([
  ['a missing field', { name: null }, 'name', 'missing', undefined],
  ['an empty text', { name: '' }, 'name', 'missing', undefined],
  ['a long text', { name: 'abcd' }, 'name', 'too_long', 3],
  ['a text of another shape', { name: 'a b' }, 'name', 'wrong_shape', undefined],
  ['a number as text', { name: 1 }, 'name', 'not_text', undefined],
  ['text that cannot be stored', { name: '\0' }, 'name', 'wrong_shape', undefined],
  ['an unknown choice', { size: 'L' }, 'size', 'not_a_choice', undefined],
  ['a fraction', { price: 1.5 }, 'price', 'not_whole', undefined],
  ['a small number', { price: 0 }, 'price', 'too_small', 1],
  ['a large number', { price: 10 }, 'price', 'too_large', 9],
  ['a text for yes or no', { is_new: 'yes' }, 'is_new', 'not_yes_or_no', undefined],
  ['a day of another form', { starts_on: '1.1.2026' }, 'starts_on', 'not_a_day', undefined],
  ['a day that does not exist', { starts_on: '2026-02-31' }, 'starts_on', 'not_a_day', undefined],
  ['no list', { tags: 'a' }, 'tags', 'not_a_list', undefined],
  ['a long list', { tags: ['a', 'b', 'c'] }, 'tags', 'too_many', 2],
  ['an unknown field', { colour: 'red' }, 'colour', 'not_changeable', undefined],
])('%s has its code', (_what, wrong, field, code, limit) => {
  const checked = checkerOf(resource)({ ...example, ...wrong });
  const [problem] = 'problems' in checked ? checked.problems : [];
  expect([problem?.field, problem?.code, problem?.limit]).toEqual([field, code, limit]);
});
