// The names of the built pages, shared by the build and the server.

import type { Language } from './languages.ts';
import type { Theme } from './themes.ts';

export function pageName(page: string, language: Language, theme: Theme): string {
  return `pages/${page}.${language}.${theme}.html`;
}
