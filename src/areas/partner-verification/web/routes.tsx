import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

/** Public: users come from a partner's site, signed in or not. */
export function partnerScreens(open: PortalParent) {
  const screen = (path: string, component: ReturnType<typeof lazyScreen>) =>
    createRoute({
      getParentRoute: () => open,
      path,
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('partners'), context.texts('number-proof')]).then(() => undefined),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadPartner(context),
      component,
    });
  return [
    screen(
      '/partner-verification',
      lazyScreen(() => import('./partner-verification-screen.tsx'), 'PartnerVerificationScreen'),
    ),
    screen(
      '/dev/partner/$source',
      lazyScreen(() => import('./demo-partner-screen.tsx'), 'DemoPartnerScreen'),
    ),
  ];
}

export function partnerListScreens(personal: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => personal,
      path: '/my-profile/partners',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('partners'),
      component: lazyScreen(() => import('./partners-screen.tsx'), 'PartnersScreen'),
    }),
  ];
}
