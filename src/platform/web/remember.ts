import { webBase } from '#platform/web-base.ts';
// Stores a display choice: in local storage, and in a cookie, so that the server renders the page accordingly.

const year = 365 * 24 * 60 * 60;

export function remember(key: 'language' | 'theme', value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  const age = value === null ? 0 : year;
  document.cookie = `${key}=${value ?? ''}; path=${webBase}; max-age=${age}; samesite=lax`;
}
