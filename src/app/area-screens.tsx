// The screens of every area but home, whose routes come with the first address that is not home.

import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { demoScreens } from '#areas/demo/web/routes.tsx';
import { extrasAddress } from '#areas/digital-extras/addresses.ts';
import { digitalExtrasScreens } from '#areas/digital-extras/web/routes.tsx';
import { donationScreens, thankYouScreens } from '#areas/donation-campaign/web/routes.tsx';
import { esigningScreens, openEsigningScreens } from '#areas/e-signing/web/routes.tsx';
import { homeNetworkScreens } from '#areas/home-network/web/routes.tsx';
import { musicScreens } from '#areas/music-offer/web/routes.tsx';
import { networkProtectionScreens } from '#areas/network-protection/web/routes.tsx';
import { partnerListScreens, partnerScreens } from '#areas/partner-verification/web/routes.tsx';
import { openProfileScreens, profileScreens } from '#areas/profile/web/routes.tsx';
import { securityCodeScreens } from '#areas/security-code/web/routes.tsx';
import { roamingScreens } from '#areas/roaming/web/routes.tsx';
import { registrationScreens } from '#areas/registration/web/routes.tsx';
import { openSignInScreens, signInScreens } from '#areas/sign-in/web/routes.tsx';
import { vipClubScreens } from '#areas/vip-club/web/routes.tsx';
import { weekendBonusScreens } from '#areas/weekend-bonus/web/routes.tsx';
import { shortAddresses } from '#areas/digital-extras/web/short-addresses.ts';
import { configurationOf } from '#platform/web/configuration.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';
import { places, type Place } from '#platform/web/shell/places.ts';
import { textsOfShell } from './web/texts-of-shell.ts';

export type FirstRoutes = { root: PortalParent; personal: PortalParent; home: AnyRoute[] };

/** All that hangs under the root once the areas are there. */
export function areaScreens({ root, personal, home }: FirstRoutes): AnyRoute[] {
  const open = openLayout(root);
  const bare = bareLayout(root);
  return [
    ...signInScreens(root),
    ...shortAddresses.map((path) => shortAddress(root, path)),
    open.addChildren(openScreens(open)),
    bare.addChildren(registrationScreens(bare)),
    personal.addChildren([...home, ...personalScreens(personal)]),
  ];
}

/** Screens of the signed-in person. */
function personalScreens(personal: PortalParent): AnyRoute[] {
  return [
    ...digitalExtrasScreens(personal),
    ...thankYouScreens(personal),
    ...homeNetworkScreens(personal),
    ...partnerListScreens(personal),
    ...profileScreens(personal),
    ...securityCodeScreens(personal),
    ...vipClubScreens(personal),
    ...weekendBonusScreens(personal),
    ...networkProtectionScreens(personal),
    ...roamingScreens(personal),
    ...esigningScreens(personal),
    ...places.map((place) => elsewhere(personal, place)),
  ];
}

/** Screens open to everybody. */
function openScreens(open: PortalParent): AnyRoute[] {
  return [
    ...demoScreens(open),
    ...donationScreens(open),
    ...musicScreens(open),
    ...partnerScreens(open),
    ...openProfileScreens(open),
    ...openEsigningScreens(open),
    ...openSignInScreens(open),
    businessExit(open),
    notFound(open),
  ];
}

function openLayout(root: PortalParent) {
  return createRoute({
    getParentRoute: () => root,
    id: 'open',
    beforeLoad: ({ context }: LoaderArguments) => textsOfShell(context),
    loader: ({ context }: LoaderArguments) => context.data(),
    component: lazyRouteComponent(() => import('./web/open-layout.tsx'), 'OpenLayout'),
  });
}

/** Pages for everybody that have a frame of their own in place of the bars. */
function bareLayout(root: PortalParent) {
  return createRoute({
    getParentRoute: () => root,
    id: 'bare',
    beforeLoad: ({ context }: LoaderArguments) => context.texts('errors'),
    loader: ({ context }: LoaderArguments) => context.data(),
    component: lazyRouteComponent(() => import('./web/bare-layout.tsx'), 'BareLayout'),
  });
}

function elsewhere(personal: PortalParent, place: Place) {
  return createRoute({
    getParentRoute: () => personal,
    path: place.path,
    loader: ({ context }: LoaderArguments) => Promise.all([context.data(), configurationOf(context.api)]),
    staticData: { place },
    component: lazyRouteComponent(() => import('#platform/web/shell/elsewhere-screen.tsx'), 'ElsewhereScreen'),
  });
}

function shortAddress(root: PortalParent, path: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ to: extrasAddress(path), search });
    },
  });
}

function businessExit(open: PortalParent) {
  return createRoute({
    getParentRoute: () => open,
    path: '/business-selfcare/login',
    loader: ({ context }: LoaderArguments) => configurationOf(context.api),
    component: lazyRouteComponent(() => import('#platform/web/shell/business-exit-screen.tsx'), 'BusinessExitScreen'),
  });
}

/** Whatever no other route takes, inside the bars and with their texts. */
function notFound(open: PortalParent) {
  return createRoute({
    getParentRoute: () => open,
    path: '$',
    component: lazyRouteComponent(() => import('#platform/web/shell/not-found-screen.tsx'), 'NotFoundScreen'),
  });
}
