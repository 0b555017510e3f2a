import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { faultOfText } from './text-fault.ts';

it.each([
  ['Добре дошла', 'Здравей', null],
  ['Здравей, {name}', '{name}, здравей', null],
  ['{count, plural, one {# ден} other {# дни}}', 'Дни: {count}', null],
  ['Виж <link>тук</link>', '<link>Тук</link> е', null],
  ['Здравей', '', { reason: 'empty' }],
  ['Здравей', '  ', { reason: 'empty' }],
  ['Здравей', ' Здравей', { reason: 'untidy' }],
  ['Здравей', 'Здравей {', { reason: 'malformed' }],
  ['{count, plural, one {#} other {#}}', '{count, plural, one {#}', { reason: 'malformed' }],
  ['Здравей, {name}', 'Здравей', { reason: 'lacks', values: ['name'] }],
  ['Виж <link>тук</link>', 'Виж тук', { reason: 'lacks', values: ['<link>'] }],
  ['Здравей', 'Здравей, {name}', { reason: 'unknown', values: ['name'] }],
])('replacing %j by %j has the fault %j', (builtIn, text, fault) => {
  expect(faultOfText(builtIn, text)).toEqual(fault);
});

it('checks any text without an exception', () => {
  assert(property(string(), string(), (builtIn, text) => faultOfText(builtIn, text) !== undefined));
});
