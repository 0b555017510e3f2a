// The addresses of home.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { load, type Entering, type PortalParent } from '#platform/web/portal-context.ts';
import { overviewQuery, servicesQuery } from './queries.ts';

export function homeScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/',
      beforeLoad: ({ context }: Entering) => context.texts('home'),
      loader: ({ context }: Entering) => load(context, overviewQuery(context.api, context.language())),
      pendingComponent: lazyRouteComponent(() => import('./home-skeleton.tsx'), 'HomeSkeleton'),
      component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/my-services',
      beforeLoad: ({ context }: Entering) => context.texts('home'),
      loader: ({ context }: Entering) => load(context, servicesQuery(context.api, context.language())),
      component: lazyRouteComponent(() => import('./my-services-screen.tsx'), 'MyServicesScreen'),
    }),
  ];
}
