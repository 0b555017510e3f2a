import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Entering, PortalParent } from '#platform/web/portal-context.ts';

export function weekendBonusScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/weekend-bonus',
      beforeLoad: ({ context }: Entering) => context.texts('weekend-bonus'),
      loader: async ({ context }: Entering) => (await import('./enter.ts')).enterBonus(context),
      component: lazyRouteComponent(() => import('./weekend-bonus-screen.tsx'), 'WeekendBonusScreen'),
    }),
  ];
}
