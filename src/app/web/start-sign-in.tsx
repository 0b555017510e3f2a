// Starts the sign-in screen alone: the router and the routes come when somebody begins to use it, and take over the page.

import { useLayoutEffect } from 'react';
import { LoginScreen } from '#areas/sign-in/web/login-screen.tsx';
import { configurationOf } from '#platform/web/configuration.ts';
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
  return <LoginScreen search={search} wayIn={{ goTo, getReady }} />;
}

const portalCode = () => import('./start.tsx');

function getReady(): void {
  // What does not come now is asked for again when it is needed.
  portalCode().catch(() => undefined);
}

/** Inside the portal without a reload, elsewhere by leaving it. */
async function leaveFor(url: URL, page: Page): Promise<void> {
  const code = url.origin === location.origin ? await portalCode().catch(() => null) : null;
  // A portal whose code does not come is asked for whole.
  if (!code) return location.assign(url);
  history.pushState(null, '', url);
  await code.takeOver(page);
}
