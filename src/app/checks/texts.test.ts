import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { errorStatus, errorTextKey, type ErrorCode } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Catalogue } from '#platform/texts/texts.ts';
import { argumentsOf } from '#platform/texts/text-arguments.ts';
import { messages } from '../server/messages.ts';
import { texts } from '../server/texts.ts';

const features = [...Object.entries(texts), ...messages.map((each) => [each.feature, each.texts] as const)] as [
  string,
  Record<Language, Catalogue>,
][];

/**
 * A masculine participle (“си подписал”), “сам” beside a verb in the second person (“плащаш сам”), or a masculine
 * “welcome”.
 */
const gendered =
  /(?<![а-я])си ((го|я|ги|се|ти|вече|още) )*(?!имейл|профил)[а-я]+л(?![а-я])|ш сам(?![а-я])|(?<![а-я])сам да |дошъл/i;

describe.each(features)('the texts of %s', (_feature, { bg, en }) => {
  const keys = Object.keys(bg);

  it('have the same keys in Bulgarian and English [SH-004, SH-005, SH-500, SH-501]', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(bg).toSorted());
  });

  it('are not empty and have no surrounding spaces', () => {
    const untidy = [...Object.entries(bg), ...Object.entries(en)].filter(
      ([, text]) => text === '' || text.trim() !== text,
    );
    expect(untidy).toEqual([]);
  });

  it('contain no identifiers of the code', () => {
    const identifiers = [...Object.values(bg), ...Object.values(en)].filter((text) =>
      /\b[A-Z][a-z]+[A-Z][a-z]/.test(wordsOf(text)),
    );
    expect(identifiers).toEqual([]);
  });

  it('are Bulgarian in Bulgarian [SH-004, SH-500]', () => {
    const foreign = keys.filter((key) => /[a-z]{3}/.test(wordsOf(bg[key])) && !/[А-Яа-я]/.test(wordsOf(bg[key])));
    expect(foreign).toEqual([]);
  });

  it('are gender-neutral in Bulgarian', () => {
    expect(keys.filter((key) => gendered.test(bg[key] ?? ''))).toEqual([]);
  });

  it('are English in English [SH-005, SH-501]', () => {
    expect(keys.filter((key) => /[А-Яа-я]/.test(wordsOf(en[key])))).toEqual([]);
  });

  it('can be parsed and have the same parameters in both languages', () => {
    const differing = Object.keys(bg).filter(
      (key) => argumentsOf(compile(en[key]!)).join() !== argumentsOf(compile(bg[key]!)).join(),
    );
    expect(differing).toEqual([]);
  });
});

/** A text without the names of its parameters. */
function wordsOf(text: string | undefined): string {
  return (text ?? '').replace(/\{\w+[},]/g, '').replace(/\b(plural|select|one|other)\b/g, '');
}

it('the texts of errors contain every code of the catalogue [ER-001, ER-002, ER-003, SH-541]', () => {
  const keys = (Object.keys(errorStatus) as ErrorCode[]).map(errorTextKey);
  for (const language of ['bg', 'en'] as const) expect(keys.filter((key) => !texts.errors[language][key])).toEqual([]);
});

describe('the parameters of a text', () => {
  it.each([
    ['no values', []],
    ['{name}, {day}', ['day', 'name']],
    ['{count, plural, one {# of {who}} other {many}}', ['count:2', 'who']],
    ['<b>{price}</b>', ['<b>', 'price']],
  ])('of %j are %j', (text, names) => expect(argumentsOf(compile(text))).toEqual(names));

  it('of a malformed text are an error', () => {
    expect(() => compile('{count, plural, one {#}')).toThrow(/\S/);
    expect(() => compile('{name')).toThrow(/\S/);
  });
});

it('Bulgarian sentences have the name of the music service in quotes; only the title of its page begins with it', () => {
  const bare = features.flatMap(([feature, { bg }]) =>
    Object.entries(bg)
      // The sentences that contain a name quote it.
      .filter(([key]) => key !== 'part.name')
      .filter(([, text]) => /(?<!„)Ноти(?![а-я“]|, музика)/.test(text))
      .map(([key]) => `${feature}.${key}`),
  );
  expect(bare).toEqual([]);
});

it('Bulgarian sentences have the names of extras in quotes', () => {
  // Accessible names of links and buttons, a person, and a donation with its price.
  const exceptions = new Set(['more_about', 'action_for', 'policy_is', 'confirmation_text', 'confirmation_keeps']);
  const bare = (['digital-extras', 'extras-dialogs'] as const).flatMap((feature) =>
    Object.entries(texts[feature]?.bg ?? {})
      .filter(([key, text]) => !exceptions.has(key) && /(?<!„)\{(name|target|before|required)\}/.test(text))
      .map(([key]) => `${feature}.${key}`),
  );
  expect(bare).toEqual([]);
});
