// The languages of the portal. A new entry here adds a language; texts that it lacks are shown in English.

export const languageList = {
  bg: {
    locale: 'bg-BG',
    name: 'Български',
    shortName: 'БГ',
    switchText: 'Смени на български',
    // Thousands are separated in numbers of at least so many digits.
    marks: { decimal: ',', group: '\u00a0', groupedFrom: 5 },
  },
  en: {
    locale: 'en-GB',
    name: 'English',
    shortName: 'EN',
    switchText: 'Switch to English',
    marks: { decimal: '.', group: ',', groupedFrom: 4 },
  },
} as const;

export type Language = keyof typeof languageList;
export const languages = Object.keys(languageList) as readonly Language[];
export const defaultLanguage: Language = 'bg';

/** The language of texts and names that exist in no other requested language. */
export const fallbackLanguage = 'en' satisfies Language;

/** Built-in texts and the names of imported data exist at least in these two. */
export type ByLanguage<Value> = { readonly bg: Value; readonly en: Value } & {
  readonly [Other in Language]?: Value;
};

/** The language of contracts and other documents to sign. */
export const documentLanguage: Language = 'bg';

/** For a recipient whose language is unknown. */
export const languagesForAnybody: readonly Language[] = [defaultLanguage, fallbackLanguage];

/** The locale for formats of dates and numbers. */
export function localeOf(language: string): (typeof languageList)[Language]['locale'] {
  return languageList[isLanguage(language) ? language : fallbackLanguage].locale;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The stored or given language, or the default one. */
export function languageOf(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/** The value of a language, or the English one if there is none. */
export function inLanguage<const Values extends ByLanguage<unknown>>(
  values: Values,
  language: string,
): Values['bg'] | Values['en'] {
  const known = languageOf(language);
  return values[known in values ? known : fallbackLanguage];
}

/** A value for each language. */
export function forEachLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, Value>;
}
