import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Entering, PortalParent } from '#platform/web/portal-context.ts';
import { roamingServiceTypes } from './roaming-service-types.ts';

type Search = { msisdn?: string | undefined; country?: string | undefined };

export function roamingScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/roaming',
      staticData: { serves: roamingServiceTypes },
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn, country: search.country }),
      beforeLoad: ({ context }: Entering) =>
        Promise.all([context.texts('roaming'), context.texts('roaming-dialogs')]).then(() => undefined),
      loader: async ({ context, deps }: Entering & { deps: Search }) =>
        (await import('./enter.ts')).enter(context, deps.msisdn, deps.country),
      component: lazyRouteComponent(() => import('./roaming-screen.tsx'), 'RoamingScreen'),
    }),
  ];
}
