// The languages of the portal.

export const languages = ['bg', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'bg';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
