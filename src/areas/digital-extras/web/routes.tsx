// The addresses of digital extras.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { configurationOf } from '#platform/web/configuration.ts';
import type { Entering, PortalParent } from '#platform/web/portal-context.ts';
import { eligibilityQuery } from './queries.ts';

type Search = { msisdn?: string | undefined };

export function digitalExtrasScreens(shell: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
    createRoute({
      getParentRoute: () => shell,
      path: `/digital-extras/${path}`,
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn }),
      beforeLoad: ({ context }: Entering) =>
        Promise.all([context.texts('digital-extras'), context.texts('extras-dialogs')]).then(() => undefined),
      loader: ({ context, deps }: Entering & { deps: Search }) => enter(context, deps.msisdn),
      pendingComponent: lazyRouteComponent(() => import('./extras-skeleton.tsx'), 'ExtrasSkeleton'),
      component,
    });
  return [
    screen(
      'select-services',
      lazyRouteComponent(() => import('./select-services-screen.tsx'), 'SelectServicesScreen'),
    ),
    screen(
      'select-services/details',
      lazyRouteComponent(() => import('./details-screen.tsx'), 'DetailsScreen'),
    ),
    screen(
      'select-services/home-assistance/address',
      lazyRouteComponent(() => import('./home-assistance-address-screen.tsx'), 'HomeAssistanceAddressScreen'),
    ),
    screen(
      'included-services',
      lazyRouteComponent(() => import('./included-services-screen.tsx'), 'IncludedServicesScreen'),
    ),
    screen(
      'traffic-packages',
      lazyRouteComponent(() => import('./traffic-packages-screen.tsx'), 'TrafficPackagesScreen'),
    ),
  ];
}

/** A refusal is not an error here: the screen says who manages the number. */
async function enter(context: Entering['context'], msisdn: string | undefined): Promise<void> {
  const [data] = await Promise.all([context.data(), configurationOf(context.api)]);
  if (msisdn) await data.prefetchQuery(eligibilityQuery(context.api, context.language(), msisdn));
}
