import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

type Search = { msisdn?: string | undefined };

export function digitalExtrasScreens(shell: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyScreen>) =>
    createRoute({
      getParentRoute: () => shell,
      path: `/digital-extras/${path}`,
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn }),
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('digital-extras'), context.texts('extras-dialogs')]).then(() => undefined),
      loader: async ({ context, deps }: LoaderArguments & { deps: Search }) =>
        (await import('./loader.ts')).loadDigitalExtras(context, deps.msisdn),
      pendingComponent: lazyScreen(() => import('./extras-skeleton.tsx'), 'ExtrasSkeleton'),
      component,
    });
  return [
    screen(
      'select-services',
      lazyScreen(() => import('./select-services-screen.tsx'), 'SelectServicesScreen'),
    ),
    screen(
      'select-services/details',
      lazyScreen(() => import('./details-screen.tsx'), 'DetailsScreen'),
    ),
    screen(
      'select-services/home-assistance/address',
      lazyScreen(
        () => import('../home-assistance/web/home-assistance-address-screen.tsx'),
        'HomeAssistanceAddressScreen',
      ),
    ),
    screen(
      'included-services',
      lazyScreen(() => import('./included-services-screen.tsx'), 'IncludedServicesScreen'),
    ),
    screen(
      'traffic-packages',
      lazyScreen(() => import('./traffic-packages-screen.tsx'), 'TrafficPackagesScreen'),
    ),
  ];
}
