import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
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
      component: lazyScreen(() => import('./bills-screen.tsx'), 'BillsScreen'),
    }),
    createRoute({
      ...common,
      path: '/bills/$billId',
      component: lazyScreen(() => import('./bill-screen.tsx'), 'BillScreen'),
    }),
  ];
}
