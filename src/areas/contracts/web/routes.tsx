import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

/** For what is sold without sign-in. */
export function openContractsScreens(open: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => open,
      path: '/campaigns/music/withdraw',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('contracts'),
      loader: async ({ context }: LoaderArguments) =>
        (await import('#platform/web/number-proof/unique-id.ts')).fetchUniqueId(context.api),
      component: lazyRouteComponent(() => import('./withdraw-music-screen.tsx'), 'WithdrawMusicScreen'),
    }),
  ];
}

export function contractsScreens(shell: PortalParent) {
  const common = {
    getParentRoute: () => shell,
    beforeLoad: ({ context }: LoaderArguments) => context.texts('contracts'),
  };
  return [
    createRoute({
      ...common,
      path: '/contracts',
      component: lazyRouteComponent(() => import('./contracts-screen.tsx'), 'ContractsScreen'),
    }),
    createRoute({
      ...common,
      path: '/contracts/withdraw',
      component: lazyRouteComponent(() => import('./withdraw-screen.tsx'), 'WithdrawScreen'),
    }),
    createRoute({
      ...common,
      path: '/contracts/withdraw/$purchaseId',
      component: lazyRouteComponent(() => import('./withdraw-purchase-screen.tsx'), 'WithdrawPurchaseScreen'),
    }),
  ];
}
