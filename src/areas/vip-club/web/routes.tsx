import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function vipClubScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/vip-club',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('vip-club'),
      component: lazyRouteComponent(() => import('./vip-club-screen.tsx'), 'VipClubScreen'),
    }),
  ];
}
