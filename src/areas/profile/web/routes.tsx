// The addresses of the profile.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Entering, PortalParent } from '#platform/web/portal-context.ts';

export function profileScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/my-profile',
      beforeLoad: ({ context }: Entering) => context.texts('profile'),
      component: lazyRouteComponent(() => import('./my-profile-screen.tsx'), 'MyProfileScreen'),
    }),
  ];
}
