// The first code of the page: it lets the browser show the markup of the page, then starts the sign-in or the portal.

import '#platform/web/styles.css';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';
import { webBase } from '#platform/web-base.ts';

applyTheme(savedTheme());
nameInlinedStyles();
if (document.querySelector('#first-paint') && document.visibilityState === 'visible') await shown();
await (location.pathname === `${webBase}/login` ? startAtSignIn() : startInPortal());

/** Style sheets that are inlined in the page get disabled links, so that they are not fetched again. */
function nameInlinedStyles(): void {
  const inlined = document.querySelector<HTMLMetaElement>('meta[name=inlined-styles]')?.content ?? '';
  for (const href of inlined.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', disabled: true, crossOrigin: '', href });
    document.head.append(link);
  }
}

/** The sign-in page starts with a form only: the portal's code downloads when the user begins to use it. */
async function startAtSignIn(): Promise<void> {
  const { startSignIn } = await import('./start-sign-in.tsx');
  await startSignIn();
}

async function startInPortal(): Promise<void> {
  const { start } = await import('./start.tsx');
  await start();
}

/** The frame after the next one is the first that is visible. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
