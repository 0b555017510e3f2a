import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldedWord } from './search.ts';

it.each([
  ['Карти', 'karti'],
  ['Мрежа', 'mreja'],
  ['Шипка', '6ipka'],
  ['част', '4ast'],
  ['цена', 'cena'],
  ['моя', 'moq'],
  ['Роуминг', 'rouming'],
  ['вход', 'whod'],
  ['Хлебна', 'xlebna'],
])('%s and %s are folded to one word', (cyrillic, latin) => {
  expect(foldedWord(latin)).toBe(foldedWord(cyrillic));
});

it('numbers stay unchanged', () => {
  expect(foldedWord('0888100464')).toBe('0888100464');
});

it('a word is folded independently of case, and never to Cyrillic', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[абвгдежзийклмнопрстуфхцчшщъьюяa-z]{1,20}$/), (word) => {
      expect(foldedWord(word.toUpperCase())).toBe(foldedWord(word.toLowerCase()));
      expect(foldedWord(word)).not.toMatch(/\p{Script=Cyrillic}/u);
    }),
  );
});
