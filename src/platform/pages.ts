// The names of the built pages, agreed between the build that writes them and the server that sends them.

import type { Language } from './languages.ts';
import type { Theme } from './themes.ts';

export function pageName(page: string, language: Language, theme: Theme): string {
  return `pages/${page}.${language}.${theme}.html`;
}
