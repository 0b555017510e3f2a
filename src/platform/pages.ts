// The names of the built pages, shared by the build and the server.

import type { Language } from './languages.ts';
import type { Theme } from './themes.ts';

export function pageName(brand: string, page: string, language: Language, theme: Theme): string {
  return `pages/${brand}/${page}.${language}.${theme}.html`;
}

export function deskPageName(brand: string): string {
  return `pages/${brand}.html`;
}
