// The first code of the page: it lets the browser show the markup of the page, then starts the sign-in or the portal.

import '#platform/web/styles.css';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';
import { webBase } from '#platform/web-base.ts';

applyTheme(savedTheme());
// Style sheets that are inlined in the page: named, so that they are not fetched again.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]'))
  link.href = link.dataset['href'] ?? '';
if (document.querySelector('#first-paint') && document.visibilityState === 'visible') await shown();
await (location.pathname === `${webBase}/login` ? startAtSignIn() : startInPortal());

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
