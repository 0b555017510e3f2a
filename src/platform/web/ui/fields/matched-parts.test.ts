import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

test.each([
  ['гр. Банско', 'бан', ['гр. ', 'Бан', 'ско']],
  ['Абанос и Баня', 'бан', ['Абанос и ', 'Бан', 'я']],
  ['Абанос', 'бан', ['А', 'бан', 'ос']],
  ['гр. Банско', 'ban', ['гр. Банско', '', '']],
  ['гр. Банско', '  ', ['гр. Банско', '', '']],
])('in %s a search for %s finds the match', (text, query, parts) => {
  expect(matchedParts(text, query)).toEqual(parts);
});
