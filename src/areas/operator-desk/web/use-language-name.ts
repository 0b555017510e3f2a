import { localeOf, type Language } from '#platform/languages.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';

/** The name of a language in the language of the desk. */
export function useLanguageName(): (language: Language) => string {
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'language' });
  return (language) => names.of(language) ?? language;
}
