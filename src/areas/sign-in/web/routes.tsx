import { createRoute } from '@tanstack/react-router';
import type { Feature } from '#platform/texts/texts.ts';
import { configurationOf } from '#platform/web/configuration.ts';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalContext, PortalParent } from '#platform/web/portal-context.ts';

export function signInScreens(root: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => root,
      path: '/login',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('sign-in'),
      loader: ({ context }: LoaderArguments) => void configurationOf(context.api),
      component: lazyScreen(() => import('./login-route.tsx'), 'LoginRoute'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/login/identity-provider',
      beforeLoad: ({ context }: LoaderArguments) => textsOf(context, 'sign-in', 'errors'),
      component: lazyScreen(() => import('./identity-provider-screen.tsx'), 'IdentityProviderScreen'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/login/forgotten-password',
      beforeLoad: ({ context }: LoaderArguments) => textsOf(context, 'sign-in', 'forgotten-password'),
      loader: ({ context }: LoaderArguments) => configurationOf(context.api),
      component: lazyScreen(() => import('./forgotten-password-screen.tsx'), 'ForgottenPasswordScreen'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/login/new-password',
      beforeLoad: ({ context }: LoaderArguments) => textsOf(context, 'sign-in', 'forgotten-password', 'password'),
      component: lazyScreen(() => import('./new-password-screen.tsx'), 'NewPasswordScreen'),
    }),
  ];
}

/** The page of a link in a message, with the bars of public pages. */
export function openSignInScreens(open: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => open,
      path: '/login/cancel-recovery',
      beforeLoad: ({ context }: LoaderArguments) => textsOf(context, 'step-up', 'errors'),
      component: lazyScreen(() => import('../step-up/web/cancel-recovery-screen.tsx'), 'CancelRecoveryScreen'),
    }),
  ];
}

export function personalSignInScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/my-profile/passkeys',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('passkeys'),
      component: lazyScreen(() => import('../passkeys/web/passkeys-screen.tsx'), 'PasskeysScreen'),
    }),
  ];
}

async function textsOf(context: PortalContext, ...features: Feature[]): Promise<void> {
  await Promise.all(features.map((feature) => context.texts(feature)));
}
