import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useChosenMsisdn } from '#platform/web/shell/chosen-service.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import type { FullPortal } from './full-portal.ts';
import { HomeNavigation } from './home-navigation.tsx';

const portal = { prepare: vi.fn<FullPortal['prepare']>(), takeOver: vi.fn<FullPortal['takeOver']>() };

beforeEach(() => {
  vi.clearAllMocks();
  portal.takeOver.mockResolvedValue();
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/my-a1/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <HomeNavigation portal={portal}>
      <PortalLink to="/bills">bills</PortalLink>
      <PortalLink to="/">home</PortalLink>
      <PortalLink to="/" search={{ msisdn: '359888100102' }}>
        number
      </PortalLink>
      <Chosen />
    </HomeNavigation>,
  );
}

function Chosen() {
  return <output>{useChosenMsisdn() ?? 'none'}</output>;
}

const link = (name: string) => screen.getByRole('link', { name });

it('a link to another page prepares it when approached, and opens it in the portal when pressed', async () => {
  show();
  expect(link('bills').getAttribute('href')).toBe('/my-a1/bills');
  await userEvent.hover(link('bills'));
  expect(portal.prepare).toHaveBeenCalledWith({ to: '/bills', search: {} });
  expect(portal.takeOver).not.toHaveBeenCalled();
  await userEvent.click(link('bills'));
  expect(portal.takeOver).toHaveBeenCalledExactlyOnceWith({ to: '/bills', search: {} });
});

it.each([
  ['with Control', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['of the middle button', { button: 1 }],
])('a press %s is left to the browser', (_, init) => {
  show();
  const seen: boolean[] = [];
  const stay = (event: Event) => {
    seen.push(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', stay);
  fireEvent.click(link('bills'), init);
  removeEventListener('click', stay);
  expect(seen).toEqual([false]);
  expect(portal.takeOver).not.toHaveBeenCalled();
});

it('another service is chosen without the router, and kept by the links', async () => {
  show();
  expect(link('home').getAttribute('aria-current')).toBe('page');
  expect(link('number').getAttribute('aria-current')).toBeNull();
  expect(link('bills').getAttribute('aria-current')).toBeNull();
  await userEvent.click(link('number'));
  expect(portal.takeOver).not.toHaveBeenCalled();
  expect(location.pathname + location.search).toBe('/my-a1?msisdn=359888100102');
  expect(screen.getByText('359888100102')).toBeDefined();
  expect(link('number').getAttribute('aria-current')).toBe('page');
  expect(link('bills').getAttribute('href')).toBe('/my-a1/bills?msisdn=359888100102');
});

it('Back shows the previous service, or the page before home', () => {
  show();
  act(() => {
    history.replaceState(null, '', '/my-a1/?msisdn=359888100103');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByText('359888100103')).toBeDefined();
  expect(portal.takeOver).not.toHaveBeenCalled();
  act(() => {
    history.replaceState(null, '', '/my-a1/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(portal.takeOver).toHaveBeenCalledExactlyOnceWith();
});
