// The routes of the portal: home at once, all others with the first navigation to one of them.

import { createRootRouteWithContext, createRoute, createRouter, redirect, type AnyRoute } from '@tanstack/react-router';
import { homeScreens } from '#areas/home/web/routes.tsx';
import { NoAnswer } from '#platform/web/api/api-error.ts';
import { configurationOf } from '#platform/web/configuration.ts';
import { enabledAreasOf } from '#platform/web/enabled-areas.ts';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalContext } from '#platform/web/portal-context.ts';
import { parseSearch, stringifySearch } from '#platform/web/search-codec.ts';
import { webBase } from '#platform/web-base.ts';
import { pendingMs } from './pending.ts';
import { PageRoot } from './page-root.tsx';
import { dataOfShell, textsOfShell } from './shell-needs.ts';

const root = createRootRouteWithContext<PortalContext>()({ component: PageRoot });

/** Screens that require sign-in. After signing in the user returns here. */
const personal = createRoute({
  getParentRoute: () => root,
  id: 'personal',
  beforeLoad: ({ context, location }) => {
    if (!context.tokens.isSignedIn()) {
      const ended = context.tokens.wasEnded() && { ended: 'session' };
      throw redirect({ to: '/login', search: { redirectUri: webBase + location.href, ...ended } });
    }
    return textsOfShell(context);
  },
  loader: ({ context }: LoaderArguments) => dataOfShell(context),
  component: lazyScreen(() => import('./personal-layout.tsx'), 'PersonalLayout'),
});

export function createPortalRouter(context: PortalContext, hasShown = () => true) {
  const home = homeScreens(personal);
  /** A placeholder for all areas until they are loaded; then the address is matched again. */
  const areas = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location: { publicHref }, preload }) => {
      await addAreas().catch((cause: unknown) => {
        // With an outdated build the page reloads to continue; a page that has shown nothing yet only shows the error.
        const mayReload = !preload && navigator.onLine && hasShown();
        throw mayReload ? redirect({ href: publicHref, reloadDocument: true }) : new NoAnswer('no routes', { cause });
      });
      throw redirect({ href: publicHref, replace: true });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([personal.addChildren(home), areas] as AnyRoute[]),
    context,
    basepath: webBase,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultErrorComponent: lazyScreen(() => import('#platform/web/shell/broken-screen.tsx'), 'BrokenScreen'),
    scrollRestoration: true,
    trailingSlash: 'never',
  });
  let areAdded = false;
  async function addAreas(): Promise<void> {
    const [{ areaScreens }, configuration] = await Promise.all([
      import('./area-screens.tsx'),
      configurationOf(context.api),
    ]);
    if (areAdded) return;
    areAdded = true;
    root.addChildren(areaScreens({ root, personal, home }, context, enabledAreasOf(configuration)));
    router.setRoutes(router.buildRouteTree());
  }
  return { router, addAreas };
}
