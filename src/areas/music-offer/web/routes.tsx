import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function musicScreens(open: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => open,
      path: '/campaigns/music',
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('music'), context.texts('number-proof')]).then(() => undefined),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadMusic(context),
      pendingComponent: lazyRouteComponent(() => import('./music-skeleton.tsx'), 'MusicSkeleton'),
      component: lazyRouteComponent(() => import('./music-screen.tsx'), 'MusicScreen'),
    }),
  ];
}
