// The language of the user, Bulgarian by default; the page's lang follows it.

import { defaultLanguage, isLanguage, type Language } from '#platform/languages.ts';
import { remember } from '../remember.ts';
import { createListeners } from '../listeners.ts';

const key = 'language';
const listeners = createListeners();
let current: Language = defaultLanguage;

export function currentLanguage(): Language {
  return current;
}

export function savedLanguage(): Language {
  const saved = localStorage.getItem(key);
  return isLanguage(saved) ? saved : defaultLanguage;
}

export function setLanguage(language: Language): void {
  remember(key, language);
  setPageLanguage(language);
  document.documentElement.lang = language;
}

/** Changes the language of all texts. */
export function setPageLanguage(language: Language): void {
  current = language;
  listeners.notify();
}

export const onLanguageChange = listeners.add;
