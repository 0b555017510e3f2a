// Every address of the portal. This file and server.ts are the only ones that know all areas.

import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router';
import { demoScreens } from '#areas/demo/web/routes.tsx';
import { extrasAddress } from '#areas/digital-extras/addresses.ts';
import { digitalExtrasScreens } from '#areas/digital-extras/web/routes.tsx';
import { donationScreens, thankYouScreens } from '#areas/donation-campaign/web/routes.tsx';
import { esigningScreens, openEsigningScreens } from '#areas/e-signing/web/routes.tsx';
import { homeScreens } from '#areas/home/web/routes.tsx';
import { homeNetworkScreens } from '#areas/home-network/web/routes.tsx';
import { musicScreens } from '#areas/music-offer/web/routes.tsx';
import { networkProtectionScreens } from '#areas/network-protection/web/routes.tsx';
import { partnerListScreens, partnerScreens } from '#areas/partner-verification/web/routes.tsx';
import { openProfileScreens, profileScreens } from '#areas/profile/web/routes.tsx';
import { securityCodeScreens } from '#areas/security-code/web/routes.tsx';
import { roamingScreens } from '#areas/roaming/web/routes.tsx';
import { registrationScreens } from '#areas/registration/web/routes.tsx';
import { signInScreens } from '#areas/sign-in/web/routes.tsx';
import { vipClubScreens } from '#areas/vip-club/web/routes.tsx';
import { weekendBonusScreens } from '#areas/weekend-bonus/web/routes.tsx';
import { accountQuery } from '#areas/sign-in/web/queries.ts';
import { configurationOf } from '#platform/web/configuration.ts';
import { load, type Entering, type PortalContext } from '#platform/web/portal-context.ts';
import { parseSearch, stringifySearch } from '#platform/web/search-codec.ts';
import { places, type Place } from '#platform/web/shell/places.ts';
import { shortAddresses } from '#areas/digital-extras/web/short-addresses.ts';
import { webBase } from '#platform/web-base.ts';
import { PageRoot } from './web/page-root.tsx';

const root = createRootRouteWithContext<PortalContext>()({
  component: PageRoot,
});

/** The bars speak of what waits in the words of home; any screen may have to say what went wrong. */
async function textsOfShell(context: PortalContext): Promise<void> {
  await Promise.all([context.texts('errors'), context.texts('home')]);
}

/** Screens of the signed-in person. Whoever is not signed in signs in first and comes back here. */
const personal = createRoute({
  getParentRoute: () => root,
  id: 'personal',
  beforeLoad: ({ context, location }) => {
    if (!context.tokens.isSignedIn()) {
      const ended = context.tokens.wasEnded() && { ended: 'session' };
      throw redirect({ to: '/login', search: { redirectUri: webBase + location.href, ...ended } });
    }
    return textsOfShell(context);
  },
  loader: ({ context }: Entering) => load(context, accountQuery(context.api, context.language())),
  component: lazyRouteComponent(() => import('./web/personal-layout.tsx'), 'PersonalLayout'),
});

/** Screens open to everybody. */
const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  beforeLoad: ({ context }: Entering) => textsOfShell(context),
  loader: ({ context }: Entering) => context.data(),
  component: lazyRouteComponent(() => import('./web/open-layout.tsx'), 'OpenLayout'),
});

/** Pages for everybody that have a frame of their own in place of the bars. */
const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  beforeLoad: ({ context }: Entering) => context.texts('errors'),
  loader: ({ context }: Entering) => context.data(),
  component: lazyRouteComponent(() => import('./web/bare-layout.tsx'), 'BareLayout'),
});

function elsewhere(place: Place) {
  return createRoute({
    getParentRoute: () => personal,
    path: place.path,
    loader: ({ context }: Entering) => Promise.all([context.data(), configurationOf(context.api)]),
    staticData: { place },
    component: lazyRouteComponent(() => import('#platform/web/shell/elsewhere-screen.tsx'), 'ElsewhereScreen'),
  });
}

function shortAddress(path: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ to: extrasAddress(path), search });
    },
  });
}

const businessExit = createRoute({
  getParentRoute: () => open,
  path: '/business-selfcare/login',
  loader: ({ context }: Entering) => configurationOf(context.api),
  component: lazyRouteComponent(() => import('#platform/web/shell/business-exit-screen.tsx'), 'BusinessExitScreen'),
});

/** Whatever no other route takes, inside the bars and with their texts. */
const notFound = createRoute({
  getParentRoute: () => open,
  path: '$',
  component: lazyRouteComponent(() => import('#platform/web/shell/not-found-screen.tsx'), 'NotFoundScreen'),
});

const personalScreens: AnyRoute[] = [
  ...homeScreens(personal),
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
  ...places.map(elsewhere),
];

const openScreens: AnyRoute[] = [
  ...demoScreens(open),
  ...donationScreens(open),
  ...musicScreens(open),
  ...partnerScreens(open),
  ...openProfileScreens(open),
  ...openEsigningScreens(open),
  businessExit,
  notFound,
];

const routeTree = root.addChildren([
  ...signInScreens(root),
  ...shortAddresses.map(shortAddress),
  personal.addChildren(personalScreens),
  open.addChildren(openScreens),
  bare.addChildren(registrationScreens(bare)),
] as AnyRoute[]);

/** How long a screen may take before it shows that it is coming. */
export const pendingMs = 500;

export function createPortalRouter(context: PortalContext) {
  return createRouter({
    routeTree,
    context,
    basepath: webBase,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultErrorComponent: lazyRouteComponent(() => import('#platform/web/shell/broken-screen.tsx'), 'BrokenScreen'),
    scrollRestoration: true,
    trailingSlash: 'never',
  });
}
