// Starts the portal in the page: the router, then the screen of the address.

import { RouterProvider } from '@tanstack/react-router';
import { configurationOf } from '#platform/web/configuration.ts';
import { focusHeading } from '#platform/web/focus-heading.ts';
import type { Destination } from '#platform/web/navigation/navigation.ts';
import { createPortalRouter } from './router.tsx';
import { openPage, removeFirstPicture, type Page } from './page.tsx';
import { readyOrPending } from './pending.ts';

type PortalRouter = ReturnType<typeof createPortalRouter>;

/** One router per page: it may be prepared before it takes over. */
const routers = new WeakMap<Page, PortalRouter>();

function routerOf(page: Page): PortalRouter {
  const known = routers.get(page);
  if (known) return known;
  const created = createPortalRouter(page.portal.context, page.hasShown);
  routers.set(page, created);
  return created;
}

export async function start(page: Page = openPage()): Promise<void> {
  // The routes need it: the request runs while their code arrives.
  configurationOf(page.portal.api).catch(() => undefined);
  const { router } = routerOf(page);
  const stopWaiting = router.subscribe('onRendered', () => {
    removeFirstPicture();
    stopWaiting();
  });
  await Promise.all([page.portal.context.texts('shell'), router.load()]);
  page.show(<RouterProvider router={router} />);
}

/** Loads the code and the data of a page that the user is about to open. */
export async function prepare(page: Page, destination: Destination): Promise<void> {
  await routerOf(page).router.preloadRoute({ search: {}, ...destination });
}

/**
 * Replaces a screen that started without the router, with the current address or a destination: at once if the next
 * screen is ready, else when its placeholder appears.
 */
export async function takeOver(page: Page, destination?: Destination): Promise<void> {
  const { router, addAreas } = routerOf(page);
  const stopWaiting = router.subscribe('onRendered', () => {
    focusHeading();
    stopWaiting();
  });
  // No placeholder exists before. If they do not load, the router shows what went wrong.
  await Promise.all([addAreas(), import('./personal-layout.tsx')]).catch(() => undefined);
  await readyOrPending(destination ? router.navigate({ search: {}, ...destination }) : router.load());
  page.show(<RouterProvider router={router} />);
}
