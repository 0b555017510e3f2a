import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { load, type Entering, type PortalParent } from '#platform/web/portal-context.ts';
import { bonusQuery } from './queries.ts';

export function weekendBonusScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/weekend-bonus',
      beforeLoad: ({ context }: Entering) => context.texts('weekend-bonus'),
      loader: ({ context }: Entering) =>
        load(context, bonusQuery(context.api, context.language())).catch(() => undefined),
      component: lazyRouteComponent(() => import('./weekend-bonus-screen.tsx'), 'WeekendBonusScreen'),
    }),
  ];
}
