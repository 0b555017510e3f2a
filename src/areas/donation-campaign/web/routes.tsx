import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

/** The campaign is public. */
export function donationScreens(open: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => open,
      path: '/campaigns/donation',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('donation'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadCampaign(context),
      pendingComponent: lazyScreen(() => import('./donation-skeleton.tsx'), 'DonationSkeleton'),
      component: lazyScreen(() => import('./donation-screen.tsx'), 'DonationScreen'),
    }),
  ];
}

/** The receipt requires a session. */
export function thankYouScreens(personal: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => personal,
      path: '/campaigns/thank-you',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('donation'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadThanks(context),
      component: lazyScreen(() => import('./thank-you-screen.tsx'), 'ThankYouScreen'),
    }),
  ];
}
