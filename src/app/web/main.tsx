// The first code of the page: it lets the browser show the markup of the page, then starts the sign-in or the portal.

import '#platform/web/styles.css';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';
import { isHome, webBase } from '#platform/web-base.ts';

applyTheme(savedTheme());
nameInlinedStyles();
if (document.querySelector('#first-paint') && document.visibilityState === 'visible') await shown();
preloadRest();
await startAt(location.pathname);

/** Style sheets that are inlined in the page get disabled links, so that they are not fetched again. */
function nameInlinedStyles(): void {
  for (const href of listedIn('inlined-styles')) addLink({ rel: 'stylesheet', disabled: true, href });
}

/** The libraries of the page already download. */
function preloadRest(): void {
  for (const href of listedIn('later-scripts')) addLink({ rel: 'modulepreload', href });
}

function listedIn(name: string): string[] {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
  return list.split(' ').filter(Boolean);
}

function addLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...link }));
}

/** Sign-in and home start without the router: its code downloads when the user begins to use them. */
async function startAt(pathname: string): Promise<void> {
  if (pathname === `${webBase}/login`) return (await import('./start-sign-in.tsx')).startSignIn();
  if (isHome(pathname)) return (await import('./start-home.tsx')).startHome();
  return (await import('./start.tsx')).start();
}

/** The frame after the next one is the first that is visible. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
