import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function weekendBonusScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/weekend-bonus',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('weekend-bonus'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadBonus(context),
      component: lazyRouteComponent(() => import('./weekend-bonus-screen.tsx'), 'WeekendBonusScreen'),
    }),
  ];
}
