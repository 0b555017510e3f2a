import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { protectedServiceTypes } from './protected-service-types.ts';

type Search = { msisdn?: string | undefined };

export function networkProtectionScreens(shell: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
    createRoute({
      getParentRoute: () => shell,
      path: `/network-protection${path}`,
      staticData: { serves: protectedServiceTypes },
      loaderDeps: ({ search }: { search: Search }) => ({ msisdn: search.msisdn }),
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('network-protection'), context.texts('protection-times')]).then(() => undefined),
      loader: async ({ context, deps }: LoaderArguments & { deps: Search }) =>
        (await import('./loader.ts')).loadNetworkProtection(context, deps.msisdn),
      component,
    });
  return [
    screen(
      '',
      lazyRouteComponent(() => import('./protection-screen.tsx'), 'ProtectionScreen'),
    ),
    screen(
      '/times',
      lazyRouteComponent(() => import('../times/web/times-screen.tsx'), 'TimesScreen'),
    ),
  ];
}
