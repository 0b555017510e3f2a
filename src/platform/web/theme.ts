// Light, dark, or the system's theme.

import { themes, type Theme } from '#platform/themes.ts';
import { remember } from './remember.ts';

const key = 'theme';

export function savedTheme(): Theme {
  const saved = localStorage.getItem(key);
  return themes.find((theme) => theme === saved) ?? 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    remember(key, null);
    delete document.documentElement.dataset['theme'];
  } else {
    remember(key, theme);
    document.documentElement.dataset['theme'] = theme;
  }
  colourBrowser(theme);
}

/** The brand's colour for the browser around the page; the page has one for each scheme. */
function colourBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === theme ? 'all' : 'not all';
  }
}

export function isDarkNow(): boolean {
  const saved = savedTheme();
  return saved === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : saved === 'dark';
}
