// Every address of the portal. This file and server.ts are the only ones that know all areas.

import { createRootRouteWithContext, createRoute, createRouter, Outlet, redirect, type AnyRoute } from '@tanstack/react-router';
import { demoScreens } from '#areas/demo/web/routes.tsx';
import { homeScreens } from '#areas/home/web/routes.tsx';
import { profileScreens } from '#areas/profile/web/routes.tsx';
import { signInScreens } from '#areas/sign-in/web/routes.tsx';
import { accountQuery } from '#areas/sign-in/web/queries.ts';
import { configurationQuery } from '#platform/web/configuration-query.ts';
import type { Entering, PortalContext, PortalParent } from '#platform/web/portal-context.ts';
import { parseSearch, stringifySearch } from '#platform/web/search-codec.ts';
import { BrokenScreen } from '#platform/web/shell/broken-screen.tsx';
import { BusinessExitScreen } from '#platform/web/shell/business-exit-screen.tsx';
import { ElsewhereScreen } from '#platform/web/shell/elsewhere-screen.tsx';
import { NotFoundScreen } from '#platform/web/shell/not-found-screen.tsx';
import { places, shortAddresses, type Place } from '#platform/web/shell/places.ts';
import { OpenShell, PersonalShell } from './web/shells.tsx';
import { PageRoot } from './web/page-root.tsx';

const base = '/my-a1';

const root = createRootRouteWithContext<PortalContext>()({
  component: PageRoot,
  notFoundComponent: () => (
    <OpenShell>
      <NotFoundScreen />
    </OpenShell>
  ),
});

/** Screens of the signed-in person. Whoever is not signed in signs in first and comes back here. */
const personal = createRoute({
  getParentRoute: () => root,
  id: 'personal',
  beforeLoad: ({ context, location }) => {
    if (!context.tokens.isSignedIn()) {
      throw redirect({ to: '/login', search: { redirectUri: base + location.href } as never });
    }
  },
  loader: ({ context: { queryClient, api, language } }: Entering) => queryClient.ensureQueryData(accountQuery(api, language())),
  component: () => (
    <PersonalShell>
      <Outlet />
    </PersonalShell>
  ),
});

/** Screens open to everybody. */
const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: () => (
    <OpenShell>
      <Outlet />
    </OpenShell>
  ),
});

function elsewhere(place: Place) {
  const parent: PortalParent = place.isOpen ? open : personal;
  return createRoute({
    getParentRoute: () => parent,
    path: place.path,
    loader: ({ context: { queryClient, api } }: Entering) => queryClient.ensureQueryData(configurationQuery(api)),
    component: () => <ElsewhereScreen place={place} />,
  });
}

function shortAddress(path: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ to: `/digital-extras${path}` as never, search: search as never });
    },
  });
}

const businessExit = createRoute({
  getParentRoute: () => open,
  path: '/business-selfcare/login',
  loader: ({ context: { queryClient, api } }: Entering) => queryClient.ensureQueryData(configurationQuery(api)),
  component: BusinessExitScreen,
});

const personalScreens: AnyRoute[] = [
  ...homeScreens(personal),
  ...profileScreens(personal),
  ...places.filter((place) => !place.isOpen).map(elsewhere),
];

const openScreens: AnyRoute[] = [
  ...demoScreens(open),
  businessExit,
  ...places.filter((place) => place.isOpen).map(elsewhere),
];

const routeTree = root.addChildren([
  ...signInScreens(root),
  ...shortAddresses.map(shortAddress),
  personal.addChildren(personalScreens),
  open.addChildren(openScreens),
] as AnyRoute[]);

export function createPortalRouter(context: PortalContext) {
  return createRouter({
    routeTree,
    context,
    basepath: base,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: BrokenScreen,
    scrollRestoration: true,
    trailingSlash: 'never',
  });
}
