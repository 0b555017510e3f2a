// Light, dark, or as the system says.

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';

export function savedTheme(): Theme {
  const saved = localStorage.getItem(key);
  return themes.find((theme) => theme === saved) ?? 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(key);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(key, theme);
    document.documentElement.dataset['theme'] = theme;
  }
}

export function isDarkNow(): boolean {
  const saved = savedTheme();
  return saved === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : saved === 'dark';
}
