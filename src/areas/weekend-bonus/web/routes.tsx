import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function weekendBonusScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/weekend-bonus',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('weekend-bonus'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadBonus(context),
      component: lazyScreen(() => import('./weekend-bonus-screen.tsx'), 'WeekendBonusScreen'),
    }),
  ];
}
