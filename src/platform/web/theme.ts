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
}

export function isDarkNow(): boolean {
  const saved = savedTheme();
  return saved === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : saved === 'dark';
}
