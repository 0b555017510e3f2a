import { createRoute } from '@tanstack/react-router';
import type { Feature } from '#platform/texts/texts.ts';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalContext, PortalParent } from '#platform/web/portal-context.ts';

type Screen = ReturnType<typeof lazyScreen>;

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
      lazyScreen(() => import('./my-profile-screen.tsx'), 'MyProfileScreen'),
    ),
    screen(
      '/my-profile/my-addresses',
      lazyScreen(() => import('../addresses/web/my-addresses-screen.tsx'), 'MyAddressesScreen'),
    ),
    screen(
      '/my-profile/my-cards',
      lazyScreen(() => import('../cards/web/my-cards-screen.tsx'), 'MyCardsScreen'),
    ),
    screen(
      '/my-profile/automatic-payments',
      lazyScreen(() => import('../payments/web/automatic-payments-screen.tsx'), 'AutomaticPaymentsScreen'),
    ),
    screen(
      '/my-profile/notifications',
      lazyScreen(() => import('../notifications/web/notifications-screen.tsx'), 'NotificationsScreen'),
      ['profile-notifications'],
    ),
    screen(
      '/my-profile/personal-data',
      lazyScreen(() => import('../account/web/personal-data-screen.tsx'), 'PersonalDataScreen'),
    ),
    screen(
      '/my-profile/change-email',
      lazyScreen(() => import('../account/web/change-email-screen.tsx'), 'ChangeEmailScreen'),
    ),
    screen(
      '/my-profile/change-password',
      lazyScreen(() => import('../account/web/change-password-screen.tsx'), 'ChangePasswordScreen'),
    ),
    screen(
      '/my-profile/my-data',
      lazyScreen(() => import('../export/web/my-data-screen.tsx'), 'MyDataScreen'),
    ),
    screen(
      '/my-profile/sign-in-history',
      lazyScreen(() => import('../account/web/sign-in-history-screen.tsx'), 'SignInHistoryScreen'),
    ),
    screen(
      '/my-profile/contracts',
      lazyScreen(() => import('../account/web/contracts-screen.tsx'), 'ContractsScreen'),
    ),
  ];
}

/** The targets of links in e-mails, and the demo payment page: open without a session. */
export function openProfileScreens(open: PortalParent) {
  const screen = screenUnder(open);
  return [
    screen(
      '/my-profile/confirm-email',
      lazyScreen(() => import('../account/web/confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
    ),
    screen(
      '/login/restore-profile',
      lazyScreen(() => import('../account/web/restore-profile-screen.tsx'), 'RestoreProfileScreen'),
    ),
    screen(
      '/dev/payment/$transactionId',
      lazyScreen(() => import('../cards/web/payment-page-screen.tsx'), 'PaymentPageScreen'),
    ),
  ];
}
