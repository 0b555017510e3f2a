import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { load, type Entering, type PortalParent } from '#platform/web/portal-context.ts';
import { securityCodesQuery } from './queries.ts';

export function securityCodeScreens(personal: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => personal,
      path: '/my-profile/security-code',
      beforeLoad: ({ context }: Entering) => context.texts('security-code'),
      loader: ({ context }: Entering) => load(context, securityCodesQuery(context.api)).catch(() => undefined),
      component: lazyRouteComponent(() => import('./security-code-screen.tsx'), 'SecurityCodeScreen'),
    }),
  ];
}
