// The first code of the page: it lets the browser show the markup of the page, then starts the sign-in or the portal.

import '#platform/web/styles.css';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';
import { isHome, webBase } from '#platform/web-base.ts';

applyTheme(savedTheme());
nameInlinedStyles();
if (document.querySelector('#first-paint') && document.visibilityState === 'visible') await shown();
await startAt(location.pathname);

/** Style sheets that are inlined in the page get disabled links, so that they are not fetched again. */
function nameInlinedStyles(): void {
  const inlined = document.querySelector<HTMLMetaElement>('meta[name=inlined-styles]')?.content ?? '';
  for (const href of inlined.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', disabled: true, crossOrigin: '', href });
    document.head.append(link);
  }
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
