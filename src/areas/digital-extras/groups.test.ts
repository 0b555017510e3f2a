import { expect, it } from 'vitest';
import { groups, kindOf, kinds } from './groups.ts';

it.each([
  ['Books', 'reading'],
  ['Music', 'play'],
  [groups.homeAssistance, 'home'],
  [groups.netProtect, 'protection'],
  ['Traffic', 'data'],
  [groups.donation, 'causes'],
  ['a group that only the operator knows', 'other'],
])('an extra of the group %s is shown among %s', (group_type, kind) => {
  expect(kindOf({ group_type })).toBe(kind);
});

it('other extras are listed last', () => {
  expect(kinds.at(-1)).toBe('other');
});
