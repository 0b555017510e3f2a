import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { usageServiceTypes } from './usage-service-types.ts';

type Search = { msisdn?: string | undefined };

export function usageScreens(shell: PortalParent) {
  const beforeLoad = ({ context }: LoaderArguments) => context.texts('usage');
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/usage',
      staticData: { serves: usageServiceTypes },
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn }),
      beforeLoad,
      loader: async ({ context, deps }: LoaderArguments & { deps: Search }) =>
        (await import('./loader.ts')).loadUsage(context, deps.msisdn),
      component: lazyScreen(() => import('./usage-screen.tsx'), 'UsageScreen'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/usage/numbers',
      beforeLoad,
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadNumbers(context),
      component: lazyScreen(() => import('./numbers-screen.tsx'), 'NumbersScreen'),
    }),
  ];
}
