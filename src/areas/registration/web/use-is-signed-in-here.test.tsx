import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { webviewKey } from '#platform/webview.ts';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import type { TokenStore } from '#platform/web/session/token-store.ts';
import { useIsSignedInHere } from './use-is-signed-in-here.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Page() {
  return useIsSignedInHere() ? 'signed in' : 'signed out';
}

/** A session that ends while the page is open. */
function openPage() {
  let isSignedIn = true;
  let tell = () => {};
  const store = {
    isSignedIn: () => isSignedIn,
    onChange: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
  } as unknown as TokenStore;
  render(
    <TokenStoreContext value={store}>
      <Page />
    </TokenStoreContext>,
  );
  act(() => {
    isSignedIn = false;
    tell();
  });
}

it.each([
  ['in a browser the page follows the end of the session', null, 'signed out'],
  ['inside the app the page does not change', 'ios', 'signed in'],
])('%s', (_, webview, shown) => {
  if (webview) sessionStorage.setItem(webviewKey, webview);
  openPage();
  expect(screen.getByText(shown)).toBeTruthy();
});
