import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { protectedServiceTypes } from './protected-service-types.ts';

type Search = { msisdn?: string | undefined };

export function networkProtectionScreens(shell: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyScreen>) =>
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
      lazyScreen(() => import('./protection-screen.tsx'), 'ProtectionScreen'),
    ),
    screen(
      '/times',
      lazyScreen(() => import('../times/web/times-screen.tsx'), 'TimesScreen'),
    ),
  ];
}
