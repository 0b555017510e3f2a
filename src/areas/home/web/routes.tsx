import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function homeScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('home'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadHome(context),
      pendingComponent: lazyRouteComponent(() => import('./home-skeleton.tsx'), 'HomeSkeleton'),
      component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/my-services',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('home'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadServices(context),
      component: lazyRouteComponent(() => import('./my-services-screen.tsx'), 'MyServicesScreen'),
    }),
  ];
}
