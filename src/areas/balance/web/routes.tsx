import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { balanceServiceTypes } from './balance-service-types.ts';

export function balanceScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/balance',
      staticData: { serves: balanceServiceTypes },
      beforeLoad: ({ context }: LoaderArguments) => context.texts('balance'),
      component: lazyRouteComponent(() => import('./balance-screen.tsx'), 'BalanceScreen'),
    }),
  ];
}
