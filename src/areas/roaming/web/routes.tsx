import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { roamingServiceTypes } from './roaming-service-types.ts';

type Search = { msisdn?: string | undefined; country?: string | undefined };

export function roamingScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/roaming',
      staticData: { serves: roamingServiceTypes },
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn, country: search.country }),
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('roaming'), context.texts('roaming-dialogs')]).then(() => undefined),
      loader: async ({ context, deps }: LoaderArguments & { deps: Search }) =>
        (await import('./loader.ts')).loadRoaming(context, deps.msisdn, deps.country),
      component: lazyScreen(() => import('./roaming-screen.tsx'), 'RoamingScreen'),
    }),
  ];
}
