import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { FindingOut } from '#platform/web/api/finding-out.tsx';
import { forgetData } from './data.ts';
import { ToastHost } from '#platform/web/ui/toast-host.tsx';

/** What stands around every screen: the short messages, and the watch over the session. */
export function PageRoot() {
  const t = useTranslations('shell');
  useLeaveWhenSignedOut();
  return (
    <>
      <Outlet />
      <FindingOut />
      <ToastHost texts={{ region: t('messages'), close: t('close') }} />
    </>
  );
}

/**
 * A session that ended here, in another tab or on the server takes its screens with it; one that began gives the screens
 * open to everybody their bars. Whoever came in through the door of sign-in is on the way elsewhere already.
 */
function useLeaveWhenSignedOut(): void {
  const router = useRouter();
  const isSignedIn = useIsSignedIn();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const shows = (layout: string) => router.state.matches.some(({ routeId }) => String(routeId) === layout);
    // A session may also be lost while its first screen is being loaded. Screens open to everybody keep their data.
    const isLost = !isSignedIn && shows('/personal');
    if (wasSignedIn.current === isSignedIn && !isLost) return;
    wasSignedIn.current = isSignedIn;
    if (!isSignedIn) forgetData();
    if (!isSignedIn || shows('/personal') || shows('/open')) void router.invalidate();
  }, [isSignedIn, router]);
}
