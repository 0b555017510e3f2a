// The language the person chose, Bulgarian until they choose; the page's lang follows it.

import { defaultLanguage, isLanguage, type Language } from '#platform/languages.ts';

const key = 'language';
const listeners = new Set<() => void>();
let current = read();

export function currentLanguage(): Language {
  return current;
}

export function setLanguage(language: Language): void {
  localStorage.setItem(key, language);
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Language {
  const saved = localStorage.getItem(key);
  return isLanguage(saved) ? saved : defaultLanguage;
}
