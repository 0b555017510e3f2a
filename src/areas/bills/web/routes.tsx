import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function billScreens(shell: PortalParent) {
  const common = {
    getParentRoute: () => shell,
    beforeLoad: ({ context }: LoaderArguments) => context.texts('bills'),
  };
  return [
    createRoute({
      ...common,
      path: '/bills',
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadBills(context),
      component: lazyRouteComponent(() => import('./bills-screen.tsx'), 'BillsScreen'),
    }),
    createRoute({
      ...common,
      path: '/bills/$billId',
      component: lazyRouteComponent(() => import('./bill-screen.tsx'), 'BillScreen'),
    }),
  ];
}
