import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function demoScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/dev/inbox',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('demo'),
      component: lazyScreen(() => import('./inbox-screen.tsx'), 'InboxScreen'),
    }),
  ];
}
