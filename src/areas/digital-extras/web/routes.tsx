import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

type Search = { msisdn?: string | undefined };

export function digitalExtrasScreens(shell: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
    createRoute({
      getParentRoute: () => shell,
      path: `/digital-extras/${path}`,
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn }),
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('digital-extras'), context.texts('extras-dialogs')]).then(() => undefined),
      loader: async ({ context, deps }: LoaderArguments & { deps: Search }) =>
        (await import('./loader.ts')).loadDigitalExtras(context, deps.msisdn),
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
      lazyRouteComponent(
        () => import('../home-assistance/web/home-assistance-address-screen.tsx'),
        'HomeAssistanceAddressScreen',
      ),
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
