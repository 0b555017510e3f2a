// What runs first: it lets the browser show the picture that came with the page, then starts the portal.

import '#platform/web/styles.css';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';

applyTheme(savedTheme());
if (document.querySelector('#first-paint') && document.visibilityState === 'visible') await shown();
const { start } = await import('./web/start.tsx');
await start();

/** The frame after the next one begins is the first that stands on the screen. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
