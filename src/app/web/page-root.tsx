import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { RouterNavigation } from '#platform/web/navigation/router-navigation.tsx';
import { forgetAfter, forgetData } from './data.ts';
import { focusHeading } from '#platform/web/focus-heading.ts';
import { PageFrame } from './page-frame.tsx';

/** The root of every screen under the router. */
export function PageRoot() {
  useLeaveWhenSignedOut();
  useHeadingFocused();
  return (
    <RouterNavigation>
      <PageFrame>
        <Outlet />
      </PageFrame>
    </RouterNavigation>
  );
}

/**
 * A session that ended here, in another tab or on the server leaves its screens; a new one adds the bars to public
 * screens. Users who came from the sign-in page are already being redirected.
 */
function useLeaveWhenSignedOut(): void {
  const router = useRouter();
  const isSignedIn = useIsSignedIn();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const shows = (layout: string) => router.state.matches.some(({ routeId }) => String(routeId) === layout);
    // A session may also end while its first screen loads. Public screens keep their data.
    const isLost = !isSignedIn && shows('/personal');
    if (wasSignedIn.current === isSignedIn && !isLost) return;
    wasSignedIn.current = isSignedIn;
    if (isSignedIn) {
      if (shows('/personal') || shows('/open')) void router.invalidate();
    } else if (isLost) {
      void forgetAfter(() => router.invalidate());
    } else {
      forgetData();
      void router.invalidate();
    }
  }, [isSignedIn, router]);
}

/** After a navigation inside the portal. A page that the browser opened keeps the focus of the browser. */
function useHeadingFocused(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => fromLocation && pathChanged && focusHeading()),
    [router],
  );
}
