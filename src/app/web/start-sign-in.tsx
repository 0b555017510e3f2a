// Starts only the sign-in screen: the code of home loads when the user begins to use it, and replaces the screen.

import { useLayoutEffect } from 'react';
import { LoginScreen } from '#areas/sign-in/web/login-screen.tsx';
import { configurationOf } from '#platform/web/configuration.ts';
import { isHome } from '#platform/web-base.ts';
import { openPage, removeFirstPicture, type Page } from './page.tsx';

export async function startSignIn(): Promise<void> {
  const page = openPage();
  const { api, texts } = page.portal.context;
  void configurationOf(api);
  await Promise.all([texts('shell'), texts('sign-in')]);
  document.addEventListener('input', getReady, { once: true });
  page.show(<SignIn page={page} />);
}

function SignIn({ page }: { page: Page }) {
  useLayoutEffect(removeFirstPicture, []);
  const search = Object.fromEntries(new URLSearchParams(location.search));
  const goTo = (address: string) => void leaveFor(new URL(address, location.origin), page);
  return <LoginScreen search={search} destination={{ goTo, getReady }} />;
}

/** Most users continue at home. */
const homeCode = () => import('./start-home.tsx');

function getReady(): void {
  // A failed download is retried when the code is needed.
  homeCode().catch(() => undefined);
}

/** Inside the portal without a reload, elsewhere by leaving it. */
async function leaveFor(url: URL, page: Page): Promise<void> {
  const code = url.origin === location.origin ? await codeOf(url).catch(() => null) : null;
  // If the portal's code does not load, the whole page is loaded.
  if (!code) return location.assign(url);
  history.pushState(null, '', url);
  await code.takeOver(page);
}

function codeOf({ pathname }: URL): Promise<{ takeOver(page: Page): Promise<void> }> {
  return isHome(pathname) ? homeCode() : import('./start.tsx');
}
