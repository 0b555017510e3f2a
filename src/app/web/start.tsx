// Starts the portal in the page: the router, then the screen of the address.

import { RouterProvider } from '@tanstack/react-router';
import { configurationOf } from '#platform/web/configuration.ts';
import { focusHeading } from '#platform/web/focus-heading.ts';
import { createPortalRouter, pendingMs } from './router.tsx';
import { openPage, removeFirstPicture, type Page } from './page.tsx';

export async function start(): Promise<void> {
  const page = openPage();
  // The routes need it: the request runs while their code arrives.
  configurationOf(page.portal.api).catch(() => undefined);
  const { router } = createPortalRouter(page.portal.context);
  const stopWaiting = router.subscribe('onRendered', () => {
    removeFirstPicture();
    stopWaiting();
  });
  await Promise.all([page.portal.context.texts('shell'), router.load()]);
  page.show(<RouterProvider router={router} />);
}

/** Replaces the sign-in screen: at once if the next screen is ready, else when its placeholder appears. */
export async function takeOver(page: Page): Promise<void> {
  const { router } = createPortalRouter(page.portal.context);
  const stopWaiting = router.subscribe('onRendered', () => {
    focusHeading();
    stopWaiting();
  });
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, pendingMs))]);
  page.show(<RouterProvider router={router} />);
}
