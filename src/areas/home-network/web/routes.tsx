import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { homeServiceTypes } from './home-service-types.ts';

type Search = { msisdn?: string | undefined };

export function homeNetworkScreens(shell: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyScreen>) =>
    createRoute({
      getParentRoute: () => shell,
      path: `/home-network-module${path}`,
      staticData: { serves: homeServiceTypes },
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn }),
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([
          context.texts('home-network'),
          context.texts('home-people'),
          context.texts('port-forwarding'),
        ]).then(() => undefined),
      loader: async ({ context, deps }: LoaderArguments & { deps: Search }) =>
        (await import('./loader.ts')).loadHomeNetwork(context, deps.msisdn),
      pendingComponent: lazyScreen(() => import('./network-skeleton.tsx'), 'NetworkSkeleton'),
      component,
    });
  return [
    screen(
      '',
      lazyScreen(() => import('./home-network-screen.tsx'), 'HomeNetworkScreen'),
    ),
    screen(
      '/settings',
      lazyScreen(() => import('../wifi/web/settings-screen.tsx'), 'SettingsScreen'),
    ),
    screen(
      '/port-forwarding',
      lazyScreen(() => import('../ports/web/port-forwarding-screen.tsx'), 'PortForwardingScreen'),
    ),
    screen(
      '/guest',
      lazyScreen(() => import('../guest/web/guest-screen.tsx'), 'GuestScreen'),
    ),
    screen(
      '/devices',
      lazyScreen(() => import('../devices/web/devices-screen.tsx'), 'DevicesScreen'),
    ),
    screen(
      '/line',
      lazyScreen(() => import('../line/web/line-screen.tsx'), 'LineScreen'),
    ),
  ];
}

/** Public: the invitation of a guest, whose content is in the fragment of its address. */
export function openHomeNetworkScreens(open: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => open,
      path: '/guest-wifi',
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('home-network'), context.texts('home-people')]).then(() => undefined),
      component: lazyScreen(() => import('../guest/web/guest-wifi-screen.tsx'), 'GuestWifiScreen'),
    }),
  ];
}
