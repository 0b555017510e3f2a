import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { homeCode } from './home-code.ts';

export function homeScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('home'),
      loader: async ({ context }: LoaderArguments) => (await homeCode.loader()).loadHome(context),
      pendingComponent: lazyScreen(homeCode.skeleton, 'HomeSkeleton'),
      component: lazyScreen(homeCode.screen, 'HomeScreen'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/my-services',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('home'),
      loader: async ({ context }: LoaderArguments) => (await homeCode.loader()).loadServices(context),
      component: lazyScreen(() => import('./my-services-screen.tsx'), 'MyServicesScreen'),
    }),
  ];
}
