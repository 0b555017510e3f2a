import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { LoaderArguments, PortalContext, PortalParent } from '#platform/web/portal-context.ts';
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
      lazyRouteComponent(() => import('./email-and-password-screen.tsx'), 'EmailAndPasswordScreen'),
    ),
    screen(
      registrationPages.activation,
      lazyRouteComponent(() => import('./activation-screen.tsx'), 'ActivationScreen'),
    ),
    screen(
      registrationPages.id,
      lazyRouteComponent(() => import('./pid-and-eik-screen.tsx'), 'PidAndEikScreen'),
    ),
    screen(
      registrationPages.number,
      lazyRouteComponent(() => import('./service-number-screen.tsx'), 'ServiceNumberScreen'),
    ),
    screen(
      registrationPages.code,
      lazyRouteComponent(() => import('./security-code-screen.tsx'), 'SecurityCodeScreen'),
    ),
    screen(
      registrationPages.sms,
      lazyRouteComponent(() => import('./sms-code-screen.tsx'), 'SmsCodeScreen'),
    ),
    screen(
      registrationPages.user,
      lazyRouteComponent(() => import('./not-owner-verification-screen.tsx'), 'NotOwnerVerificationScreen'),
    ),
    screen(
      registrationPages.waiting,
      lazyRouteComponent(() => import('./waiting-screen.tsx'), 'WaitingScreen'),
    ),
    screen(
      registrationPages.done,
      lazyRouteComponent(() => import('./done-screen.tsx'), 'DoneScreen'),
    ),
    screen(
      '/registration/email-activation',
      lazyRouteComponent(() => import('./email-activation-screen.tsx'), 'EmailActivationScreen'),
    ),
    screen(
      '/registration/not-owner',
      lazyRouteComponent(() => import('./not-owner-screen.tsx'), 'NotOwnerScreen'),
    ),
    screen(
      '/registration/approval',
      lazyRouteComponent(() => import('./approval-screen.tsx'), 'ApprovalScreen'),
    ),
  ];
}

async function textsOf(context: PortalContext): Promise<void> {
  await Promise.all([context.texts('registration'), context.texts('password')]);
}
