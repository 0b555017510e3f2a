// The screens of all areas but home, which arrive with the first address that is not home.

import { createRoute, type AnyRoute } from '@tanstack/react-router';
import { configurationOf } from '#platform/web/configuration.ts';
import type { IsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalContext, PortalParent } from '#platform/web/portal-context.ts';
import { places, type Place } from '#platform/web/shell/places.ts';
import type { WebArea } from '#platform/web/web-area.ts';
import { areas } from './areas.ts';
import { textsOfShell } from './shell-needs.ts';

export type FirstRoutes = { root: PortalParent; personal: PortalParent; home: AnyRoute[] };

/** Registers the texts of the areas and returns all routes under the root. A disabled area has neither. */
export function areaScreens(
  { root, personal, home }: FirstRoutes,
  context: PortalContext,
  isEnabled: IsAreaEnabled,
): AnyRoute[] {
  const enabled = areas.filter(({ name }) => isEnabled(name));
  for (const { texts } of enabled) context.addTexts(texts);
  const screens = (kind: keyof WebArea['screens'], parent: PortalParent) =>
    enabled.flatMap((area) => area.screens[kind]?.(parent) ?? []);
  const open = openLayout(root);
  const bare = bareLayout(root);
  return [
    ...screens('root', root),
    open.addChildren([...screens('open', open), businessExit(open), notFound(open)]),
    bare.addChildren(screens('bare', bare)),
    personal.addChildren([
      ...home,
      ...screens('personal', personal),
      ...places.map((place) => elsewhere(personal, place)),
    ]),
  ];
}

function openLayout(root: PortalParent) {
  return createRoute({
    getParentRoute: () => root,
    id: 'open',
    beforeLoad: ({ context }: LoaderArguments) => textsOfShell(context),
    loader: ({ context }: LoaderArguments) => Promise.all([context.data(), configurationOf(context.api)]),
    component: lazyScreen(() => import('./open-layout.tsx'), 'OpenLayout'),
  });
}

/** Public pages with their own frame instead of the bars. */
function bareLayout(root: PortalParent) {
  return createRoute({
    getParentRoute: () => root,
    id: 'bare',
    beforeLoad: ({ context }: LoaderArguments) => context.texts('errors'),
    loader: ({ context }: LoaderArguments) => context.data(),
    component: lazyScreen(() => import('./bare-layout.tsx'), 'BareLayout'),
  });
}

function elsewhere(personal: PortalParent, place: Place) {
  return createRoute({
    getParentRoute: () => personal,
    path: place.path,
    loader: ({ context }: LoaderArguments) => Promise.all([context.data(), configurationOf(context.api)]),
    staticData: { place },
    component: lazyScreen(() => import('#platform/web/shell/elsewhere-screen.tsx'), 'ElsewhereScreen'),
  });
}

function businessExit(open: PortalParent) {
  return createRoute({
    getParentRoute: () => open,
    path: '/business-selfcare/login',
    loader: ({ context }: LoaderArguments) => configurationOf(context.api),
    component: lazyScreen(() => import('#platform/web/shell/business-exit-screen.tsx'), 'BusinessExitScreen'),
  });
}

/** The fallback for unknown addresses, with bars and texts. */
function notFound(open: PortalParent) {
  return createRoute({
    getParentRoute: () => open,
    path: '$',
    component: lazyScreen(() => import('#platform/web/shell/not-found-screen.tsx'), 'NotFoundScreen'),
  });
}
