import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

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
