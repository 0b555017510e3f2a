import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
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
      component: lazyScreen(() => import('./withdraw-music-screen.tsx'), 'WithdrawMusicScreen'),
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
      component: lazyScreen(() => import('./contracts-screen.tsx'), 'ContractsScreen'),
    }),
    createRoute({
      ...common,
      path: '/contracts/withdraw',
      component: lazyScreen(() => import('./withdraw-screen.tsx'), 'WithdrawScreen'),
    }),
    createRoute({
      ...common,
      path: '/contracts/withdraw/$purchaseId',
      component: lazyScreen(() => import('./withdraw-purchase-screen.tsx'), 'WithdrawPurchaseScreen'),
    }),
  ];
}
