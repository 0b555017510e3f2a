import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { MainNavigation } from './main-navigation.tsx';

vi.mock('../portal-link.tsx', () => ({
  PortalLink: ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

afterEach(cleanup);

it.each([
  ['/e-signing', 'page'],
  ['/e-signing/activation', 'page'],
  ['/roaming', null],
])('on %s the profile is marked as %s in the menu', (path, mark) => {
  render(
    <IntlProvider locale="bg" messages={{ shell: shellBg }}>
      <MainNavigation person={null} path={path} />
    </IntlProvider>,
  );
  expect(screen.getByRole('link', { name: shellBg.nav_profile }).getAttribute('aria-current')).toBe(mark);
});

it('the menu leads to the bills and the usage', () => {
  render(
    <IntlProvider locale="bg" messages={{ shell: shellBg }}>
      <MainNavigation person={null} path="/" />
    </IntlProvider>,
  );
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(['/bills', '/usage']));
});
