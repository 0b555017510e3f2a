import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Entering, PortalParent } from '#platform/web/portal-context.ts';

export function securityCodeScreens(personal: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => personal,
      path: '/my-profile/security-code',
      beforeLoad: ({ context }: Entering) => context.texts('security-code'),
      loader: async ({ context }: Entering) => (await import('./enter.ts')).enterSecurityCodes(context),
      component: lazyRouteComponent(() => import('./security-code-screen.tsx'), 'SecurityCodeScreen'),
    }),
  ];
}
