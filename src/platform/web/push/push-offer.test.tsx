import type { ReactNode } from 'react';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { PushOffer } from './push-offer.tsx';

vi.mock('../portal-link.tsx', () => ({
  PortalLink: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

beforeEach(() => {
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each([
  ['was not asked before', 'default', true],
  ['accepted', 'granted', false],
  ['refused', 'denied', false],
])('push is offered to a user who %s, and asks for nothing by itself [PK-006]', (_what, permission, isOffered) => {
  const requestPermission = vi.fn();
  vi.stubGlobal('Notification', { permission, requestPermission });
  drawWithApi(<PushOffer>Also on this phone</PushOffer>, { api: {}, texts: {} });
  expect(screen.queryByText('Also on this phone') !== null).toBe(isOffered);
  expect(requestPermission).not.toHaveBeenCalled();
});

it('push is not offered by a browser without it [PK-006]', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  drawWithApi(<PushOffer>Also on this phone</PushOffer>, { api: {}, texts: {} });
  expect(screen.queryByText('Also on this phone')).toBeNull();
});
