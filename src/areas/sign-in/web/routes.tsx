// The addresses of signing in.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { configurationOf } from '#platform/web/configuration.ts';
import type { Entering, PortalParent } from '#platform/web/portal-context.ts';

export function signInScreens(root: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => root,
      path: '/login',
      beforeLoad: ({ context }: Entering) => context.texts('sign-in'),
      loader: ({ context }: Entering) => configurationOf(context.api),
      component: lazyRouteComponent(() => import('./login-screen.tsx'), 'LoginScreen'),
    }),
  ];
}
