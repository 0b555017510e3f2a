import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { balanceServiceTypes } from './balance-service-types.ts';

export function balanceScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/balance',
      staticData: { serves: balanceServiceTypes },
      beforeLoad: ({ context }: LoaderArguments) => context.texts('balance'),
      component: lazyScreen(() => import('./balance-screen.tsx'), 'BalanceScreen'),
    }),
  ];
}
