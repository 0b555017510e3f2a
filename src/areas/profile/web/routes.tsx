import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '#platform/texts/texts.ts';
import type { LoaderArguments, PortalContext, PortalParent } from '#platform/web/portal-context.ts';

type Screen = ReturnType<typeof lazyRouteComponent>;

const textsOf = async (context: PortalContext, own: readonly Feature[]) => {
  await Promise.all((['profile', 'profile-cards', 'password', ...own] as const).map(context.texts));
};

function screenUnder(parent: PortalParent) {
  return (path: string, component: Screen, ownTexts: readonly Feature[] = []) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      beforeLoad: ({ context }: LoaderArguments) => textsOf(context, ownTexts),
      loader: ({ context }: LoaderArguments) => context.data(),
      component,
    });
}

export function profileScreens(personal: PortalParent) {
  const screen = screenUnder(personal);
  return [
    screen(
      '/my-profile',
      lazyRouteComponent(() => import('./my-profile-screen.tsx'), 'MyProfileScreen'),
    ),
    screen(
      '/my-profile/my-addresses',
      lazyRouteComponent(() => import('../addresses/web/my-addresses-screen.tsx'), 'MyAddressesScreen'),
    ),
    screen(
      '/my-profile/my-cards',
      lazyRouteComponent(() => import('../cards/web/my-cards-screen.tsx'), 'MyCardsScreen'),
    ),
    screen(
      '/my-profile/automatic-payments',
      lazyRouteComponent(() => import('../payments/web/automatic-payments-screen.tsx'), 'AutomaticPaymentsScreen'),
    ),
    screen(
      '/my-profile/notifications',
      lazyRouteComponent(() => import('../notifications/web/notifications-screen.tsx'), 'NotificationsScreen'),
      ['profile-notifications'],
    ),
    screen(
      '/my-profile/personal-data',
      lazyRouteComponent(() => import('../account/web/personal-data-screen.tsx'), 'PersonalDataScreen'),
    ),
    screen(
      '/my-profile/change-email',
      lazyRouteComponent(() => import('../account/web/change-email-screen.tsx'), 'ChangeEmailScreen'),
    ),
    screen(
      '/my-profile/change-password',
      lazyRouteComponent(() => import('../account/web/change-password-screen.tsx'), 'ChangePasswordScreen'),
    ),
    screen(
      '/my-profile/my-data',
      lazyRouteComponent(() => import('../export/web/my-data-screen.tsx'), 'MyDataScreen'),
    ),
    screen(
      '/my-profile/sign-in-history',
      lazyRouteComponent(() => import('../account/web/sign-in-history-screen.tsx'), 'SignInHistoryScreen'),
    ),
    screen(
      '/my-profile/contracts',
      lazyRouteComponent(() => import('../account/web/contracts-screen.tsx'), 'ContractsScreen'),
    ),
  ];
}

/** The targets of links in e-mails, and the demo payment page: open without a session. */
export function openProfileScreens(open: PortalParent) {
  const screen = screenUnder(open);
  return [
    screen(
      '/my-profile/confirm-email',
      lazyRouteComponent(() => import('../account/web/confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
    ),
    screen(
      '/login/restore-profile',
      lazyRouteComponent(() => import('../account/web/restore-profile-screen.tsx'), 'RestoreProfileScreen'),
    ),
    screen(
      '/dev/payment/$transactionId',
      lazyRouteComponent(() => import('../cards/web/payment-page-screen.tsx'), 'PaymentPageScreen'),
    ),
  ];
}
