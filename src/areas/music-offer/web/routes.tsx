// The address of the music offer, open to everybody.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Entering, PortalParent } from '#platform/web/portal-context.ts';

export function musicScreens(open: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => open,
      path: '/campaigns/music',
      beforeLoad: ({ context }: Entering) =>
        Promise.all([context.texts('music'), context.texts('number-proof')]).then(() => undefined),
      loader: async ({ context }: Entering) => (await import('./enter.ts')).enterMusic(context),
      pendingComponent: lazyRouteComponent(() => import('./music-skeleton.tsx'), 'MusicSkeleton'),
      component: lazyRouteComponent(() => import('./music-screen.tsx'), 'MusicScreen'),
    }),
  ];
}
