import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

/** The campaign is public. */
export function donationScreens(open: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => open,
      path: '/campaigns/donation',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('donation'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadCampaign(context),
      pendingComponent: lazyRouteComponent(() => import('./donation-skeleton.tsx'), 'DonationSkeleton'),
      component: lazyRouteComponent(() => import('./donation-screen.tsx'), 'DonationScreen'),
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
      component: lazyRouteComponent(() => import('./thank-you-screen.tsx'), 'ThankYouScreen'),
    }),
  ];
}
