import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function securityCodeScreens(personal: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => personal,
      path: '/my-profile/security-code',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('security-code'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadSecurityCodes(context),
      component: lazyScreen(() => import('./security-code-screen.tsx'), 'SecurityCodeScreen'),
    }),
  ];
}
