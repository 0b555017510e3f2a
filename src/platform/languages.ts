// The languages of the portal.

export const languages = ['bg', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'bg';

/** The locale for formats of dates and numbers. */
export function localeOf(language: string): 'bg-BG' | 'en-GB' {
  return language === 'bg' ? 'bg-BG' : 'en-GB';
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
