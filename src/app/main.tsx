// What runs first: it lets the browser show the picture that came with the page, then starts what the page is for.

import '#platform/web/styles.css';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';
import { webBase } from '#platform/web-base.ts';

applyTheme(savedTheme());
if (document.querySelector('#first-paint') && document.visibilityState === 'visible') await shown();
await (location.pathname === `${webBase}/login` ? startAtSignIn() : startInPortal());

/** Whoever comes through the door first meets a form: the portal behind it arrives when they begin to use it. */
async function startAtSignIn(): Promise<void> {
  const { startSignIn } = await import('./web/start-sign-in.tsx');
  await startSignIn();
}

async function startInPortal(): Promise<void> {
  // The router asks for these once it runs; here they come beside it.
  if (location.pathname !== `${webBase}/`) import('./area-screens.tsx').catch(() => undefined);
  const { start } = await import('./web/start.tsx');
  await start();
}

/** The frame after the next one begins is the first that stands on the screen. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
