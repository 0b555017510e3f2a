import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalContext, PortalParent } from '#platform/web/portal-context.ts';
import { vouchedPage } from '#platform/vouched-page.ts';
import { registrationPages } from '../pages.ts';

/** Public pages; signed-in users add services on them. */
export function registrationScreens(bare: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyScreen>) =>
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
      lazyScreen(() => import('../account/web/email-and-password-screen.tsx'), 'EmailAndPasswordScreen'),
    ),
    screen(
      registrationPages.activation,
      lazyScreen(() => import('../account/web/activation-screen.tsx'), 'ActivationScreen'),
    ),
    screen(
      registrationPages.id,
      lazyScreen(() => import('../ownership/web/pid-and-eik-screen.tsx'), 'PidAndEikScreen'),
    ),
    screen(
      registrationPages.number,
      lazyScreen(() => import('../ownership/web/service-number-screen.tsx'), 'ServiceNumberScreen'),
    ),
    screen(
      registrationPages.code,
      lazyScreen(() => import('../ownership/web/security-code-screen.tsx'), 'SecurityCodeScreen'),
    ),
    screen(
      registrationPages.sms,
      lazyScreen(() => import('../ownership/web/sms-code-screen.tsx'), 'SmsCodeScreen'),
    ),
    screen(
      registrationPages.user,
      lazyScreen(() => import('../ownership/web/not-owner-verification-screen.tsx'), 'NotOwnerVerificationScreen'),
    ),
    screen(
      registrationPages.waiting,
      lazyScreen(() => import('../ownership/web/waiting-screen.tsx'), 'WaitingScreen'),
    ),
    screen(
      registrationPages.done,
      lazyScreen(() => import('./done-screen.tsx'), 'DoneScreen'),
    ),
    screen(
      vouchedPage,
      lazyScreen(() => import('../vouched/web/vouched-screen.tsx'), 'VouchedScreen'),
    ),
    screen(
      '/registration/email-activation',
      lazyScreen(() => import('../account/web/email-activation-screen.tsx'), 'EmailActivationScreen'),
    ),
    screen(
      '/registration/not-owner',
      lazyScreen(() => import('../ownership/web/not-owner-screen.tsx'), 'NotOwnerScreen'),
    ),
    screen(
      '/registration/approval',
      lazyScreen(() => import('../ownership/web/approval-screen.tsx'), 'ApprovalScreen'),
    ),
  ];
}

async function textsOf(context: PortalContext): Promise<void> {
  await Promise.all([context.texts('registration'), context.texts('password')]);
}
