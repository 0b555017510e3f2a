import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function musicScreens(open: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => open,
      path: '/campaigns/music',
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('music'), context.texts('number-proof')]).then(() => undefined),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadMusic(context),
      pendingComponent: lazyScreen(() => import('./music-skeleton.tsx'), 'MusicSkeleton'),
      component: lazyScreen(() => import('./music-screen.tsx'), 'MusicScreen'),
    }),
  ];
}
