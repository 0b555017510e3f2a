import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function demoScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/dev/inbox',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('demo'),
      component: lazyRouteComponent(() => import('./inbox-screen.tsx'), 'InboxScreen'),
    }),
  ];
}
