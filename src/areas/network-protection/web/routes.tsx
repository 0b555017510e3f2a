import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { protectedServiceTypes } from './protected-service-types.ts';

type Search = { msisdn?: string | undefined };

export function networkProtectionScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/network-protection',
      staticData: { serves: protectedServiceTypes },
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn }),
      beforeLoad: ({ context }: LoaderArguments) => context.texts('network-protection'),
      loader: async ({ context, deps }: LoaderArguments & { deps: Search }) =>
        (await import('./loader.ts')).loadNetworkProtection(context, deps.msisdn),
      component: lazyRouteComponent(() => import('./protection-screen.tsx'), 'ProtectionScreen'),
    }),
  ];
}
