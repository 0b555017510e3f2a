// The languages of the portal.

export const languages = ['bg', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'bg';

const locales = { bg: 'bg-BG', en: 'en-GB' } as const satisfies Record<Language, string>;

/** The locale for formats of dates and numbers. */
export function localeOf(language: string): (typeof locales)[Language] {
  return isLanguage(language) ? locales[language] : 'en-GB';
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The stored or given language, or the default one. */
export function languageOf(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/** The value of a language. A new language does not compile until every call has its value. */
export function inLanguage<const Values extends Record<Language, unknown>>(
  values: Values,
  language: string,
): Values[Language] {
  return values[languageOf(language)];
}
