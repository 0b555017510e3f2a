import { expect, it } from 'vitest';
import { isCode, operators } from './operators.ts';

const change = (name: string, line: string) => operators.find((each) => each.name === name)?.apply(line);

it.each([
  ['equal becomes different', 'if (a === b) return;', 'if (a !== b) return;'],
  ['at least becomes more than', 'return tries >= limit;', 'return tries > limit;'],
  ['not is forgotten', 'if (!held) return null;', 'if (held) return null;'],
  ['a where-clause is dropped', "    .where('service_id', '=', serviceId)", ''],
  [
    'the audit is skipped',
    '  await recordForAccount(tx, {',
    '  await ((..._: Parameters<typeof recordForAccount>) => undefined)(tx, {',
  ],
  ['a refusal is dropped', "  if (row.closed) return refuse('EC_Campaign_Ended');", ''],
  ['an and of a query is dropped', '      and session.ended_at is null', ''],
])('%s', (name, line, changed) => expect(change(name, line)).toBe(changed));

it.each([
  ['equal becomes different', 'const x = 1;'],
  ['more than becomes at least', 'const run = (id: string) => id;'],
  ['less than becomes at most', 'const known = new Map<string, number>();'],
  ['a where-clause is dropped', "    .where('a', '=', a).execute();"],
])('%s does not change %s', (name, line) => expect(change(name, line)).toBeNull());

it.each(["import { a } from 'b';", '  // a === b', 'type A = B;', "  'a === b',"])('%s is not code', (line) =>
  expect(isCode(line)).toBe(false),
);
