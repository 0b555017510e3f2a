import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { homeServiceTypes } from './home-service-types.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

type Search = { msisdn?: string | undefined };

export function homeNetworkScreens(shell: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
    createRoute({
      getParentRoute: () => shell,
      path: `/home-network-module${path}`,
      staticData: { serves: homeServiceTypes },
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn }),
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('home-network'), context.texts('port-forwarding')]).then(() => undefined),
      loader: async ({ context, deps }: LoaderArguments & { deps: Search }) =>
        (await import('./loader.ts')).loadHomeNetwork(context, deps.msisdn),
      pendingComponent: lazyRouteComponent(() => import('./network-skeleton.tsx'), 'NetworkSkeleton'),
      component,
    });
  return [
    screen(
      '',
      lazyRouteComponent(() => import('./home-network-screen.tsx'), 'HomeNetworkScreen'),
    ),
    screen(
      '/settings',
      lazyRouteComponent(() => import('../wifi/web/settings-screen.tsx'), 'SettingsScreen'),
    ),
    screen(
      '/port-forwarding',
      lazyRouteComponent(() => import('../ports/web/port-forwarding-screen.tsx'), 'PortForwardingScreen'),
    ),
  ];
}
