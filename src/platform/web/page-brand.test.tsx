import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillPage } from '#platform/brand-page.ts';
import { defaultBrand } from '#platform/current-brand.ts';

const files = { icon: '/icon.svg', logo: '<svg viewBox="0 0 8 8"></svg>', fonts: [] };

beforeEach(() => {
  document.head.innerHTML = fillPage('<!--brand-->', { ...defaultBrand, name: 'Other', wordmark: 'oTHER' }, files);
  // The names are read once per page.
  vi.resetModules();
});
afterEach(cleanup);

it('the sign of the brand and the tab title have the names that the page states', async () => {
  const { BrandSign } = await import('./shell/brand-sign.tsx');
  const { useDocumentTitle } = await import('./use-document-title.ts');
  function Screen() {
    useDocumentTitle('Home');
    return <BrandSign />;
  }
  render(<Screen />);
  expect(screen.getByText('oTHER')).toBeTruthy();
  expect(document.title).toBe('Home · Other');
});

it('the colour of the browser follows the chosen theme', async () => {
  const { applyTheme } = await import('./theme.ts');
  const media = () =>
    Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), (meta) => meta.media);
  applyTheme('dark');
  expect(media()).toEqual(['not all', 'all']);
  applyTheme('light');
  expect(media()).toEqual(['all', 'not all']);
  applyTheme('system');
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
