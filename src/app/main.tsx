// What runs first: it lets the browser show the picture that came with the page, then starts what the page is for.

import '#platform/web/styles.css';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';
import { webBase } from '#platform/web-base.ts';

applyTheme(savedTheme());
// Style sheets that are written into the page: named, so that nobody fetches them again.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]'))
  link.href = link.dataset['href'] ?? '';
if (document.querySelector('#first-paint') && document.visibilityState === 'visible') await shown();
await (location.pathname === `${webBase}/login` ? startAtSignIn() : startInPortal());

/** Whoever comes through the door first meets a form: the portal behind it arrives when they begin to use it. */
async function startAtSignIn(): Promise<void> {
  const { startSignIn } = await import('./web/start-sign-in.tsx');
  await startSignIn();
}

async function startInPortal(): Promise<void> {
  const { start } = await import('./web/start.tsx');
  await start();
}

/** The frame after the next one begins is the first that stands on the screen. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
