// The addresses of home.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Entering, PortalParent } from '#platform/web/portal-context.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { overviewQuery, servicesQuery } from './queries.ts';

export function homeScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/',
      beforeLoad: ({ context }: Entering) => context.texts('home'),
      loader: ({ context: { queryClient, api, language } }: Entering) =>
        queryClient.ensureQueryData(overviewQuery(api, language())),
      pendingComponent: HomeSkeleton,
      component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/my-services',
      beforeLoad: ({ context }: Entering) => context.texts('home'),
      loader: ({ context: { queryClient, api, language } }: Entering) =>
        queryClient.ensureQueryData(servicesQuery(api, language())),
      component: lazyRouteComponent(() => import('./my-services-screen.tsx'), 'MyServicesScreen'),
    }),
  ];
}
