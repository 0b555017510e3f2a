import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Entering, PortalParent } from '#platform/web/portal-context.ts';

export function homeScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/',
      beforeLoad: ({ context }: Entering) => context.texts('home'),
      loader: async ({ context }: Entering) => (await import('./enter.ts')).enterHome(context),
      pendingComponent: lazyRouteComponent(() => import('./home-skeleton.tsx'), 'HomeSkeleton'),
      component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/my-services',
      beforeLoad: ({ context }: Entering) => context.texts('home'),
      loader: async ({ context }: Entering) => (await import('./enter.ts')).enterServices(context),
      component: lazyRouteComponent(() => import('./my-services-screen.tsx'), 'MyServicesScreen'),
    }),
  ];
}
