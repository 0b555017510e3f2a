import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function vipClubScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/vip-club',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('vip-club'),
      component: lazyScreen(() => import('./vip-club-screen.tsx'), 'VipClubScreen'),
    }),
  ];
}
