import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { LoaderArguments, PortalContext, PortalParent } from '#platform/web/portal-context.ts';
import { vouchedPage } from '#platform/vouched-page.ts';
import { registrationPages } from '../pages.ts';

/** Public pages; signed-in users add services on them. */
export function registrationScreens(bare: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
    createRoute({
      getParentRoute: () => bare,
      path,
      beforeLoad: ({ context }: LoaderArguments) => textsOf(context),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadRegistration(context),
      component,
    });
  return [
    createRoute({
      getParentRoute: () => bare,
      path: '/registration',
      beforeLoad: () => {
        throw redirect({ to: registrationPages.email });
      },
    }),
    screen(
      registrationPages.email,
      lazyRouteComponent(() => import('../account/web/email-and-password-screen.tsx'), 'EmailAndPasswordScreen'),
    ),
    screen(
      registrationPages.activation,
      lazyRouteComponent(() => import('../account/web/activation-screen.tsx'), 'ActivationScreen'),
    ),
    screen(
      registrationPages.id,
      lazyRouteComponent(() => import('../ownership/web/pid-and-eik-screen.tsx'), 'PidAndEikScreen'),
    ),
    screen(
      registrationPages.number,
      lazyRouteComponent(() => import('../ownership/web/service-number-screen.tsx'), 'ServiceNumberScreen'),
    ),
    screen(
      registrationPages.code,
      lazyRouteComponent(() => import('../ownership/web/security-code-screen.tsx'), 'SecurityCodeScreen'),
    ),
    screen(
      registrationPages.sms,
      lazyRouteComponent(() => import('../ownership/web/sms-code-screen.tsx'), 'SmsCodeScreen'),
    ),
    screen(
      registrationPages.user,
      lazyRouteComponent(
        () => import('../ownership/web/not-owner-verification-screen.tsx'),
        'NotOwnerVerificationScreen',
      ),
    ),
    screen(
      registrationPages.waiting,
      lazyRouteComponent(() => import('../ownership/web/waiting-screen.tsx'), 'WaitingScreen'),
    ),
    screen(
      registrationPages.done,
      lazyRouteComponent(() => import('./done-screen.tsx'), 'DoneScreen'),
    ),
    screen(
      vouchedPage,
      lazyRouteComponent(() => import('../vouched/web/vouched-screen.tsx'), 'VouchedScreen'),
    ),
    screen(
      '/registration/email-activation',
      lazyRouteComponent(() => import('../account/web/email-activation-screen.tsx'), 'EmailActivationScreen'),
    ),
    screen(
      '/registration/not-owner',
      lazyRouteComponent(() => import('../ownership/web/not-owner-screen.tsx'), 'NotOwnerScreen'),
    ),
    screen(
      '/registration/approval',
      lazyRouteComponent(() => import('../ownership/web/approval-screen.tsx'), 'ApprovalScreen'),
    ),
  ];
}

async function textsOf(context: PortalContext): Promise<void> {
  await Promise.all([context.texts('registration'), context.texts('password')]);
}
