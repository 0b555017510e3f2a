// Starts home without the router and the routes: they load when the user begins to use the page, and take over when
// another page is opened.

import { Component, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { HomeScreen } from '#areas/home/web/home-screen.tsx';
import { HomeSkeleton } from '#areas/home/web/home-skeleton.tsx';
import { loadHome } from '#areas/home/web/loader.ts';
import { focusHeading } from '#platform/web/focus-heading.ts';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { forgetAfter } from './data.ts';
import { fullPortalOf, loadPortalCode, portalCode } from './full-portal.ts';
import { HomeNavigation } from './home-navigation.tsx';
import { openPage, removeFirstPicture, type Page } from './page.tsx';
import { PageFrame } from './page-frame.tsx';
import { readyOrPending } from './pending.ts';
import { PersonalShell } from './personal-shell.tsx';
import { dataOfShell } from './shell-needs.ts';

export async function startHome(): Promise<void> {
  const page = openPage();
  if (page.portal.tokens.isSignedIn() && (await isLoaded(page))) page.show(<Home page={page} />);
  // The portal asks to sign in, or shows what went wrong.
  else await (await portalCode()).start(page);
}

/** Replaces the sign-in screen. */
export async function takeOver(page: Page): Promise<void> {
  if (!(await isLoaded(page))) return (await portalCode()).takeOver(page);
  page.show(<Home page={page} onShown={focusHeading} />);
}

/** Everything but the overview, which may have a placeholder. */
async function isLoaded({ portal: { context } }: Page): Promise<boolean> {
  const overview = loadHome(context);
  try {
    await Promise.all([
      context.texts('shell'),
      context.texts('home'),
      // Later they would render everything again. If they do not load, the next page loads them.
      context.texts('errors').catch(() => undefined),
      dataOfShell(context),
      readyOrPending(overview),
    ]);
    return true;
  } catch {
    return false;
  }
}

function Home({ page, onShown }: { page: Page; onShown?: () => void }) {
  const portal = useMemo(() => fullPortalOf(page), [page]);
  const restart = useCallback(() => portal.takeOver(), [portal]);
  useLayoutEffect(() => {
    removeFirstPicture();
    onShown?.();
  }, [onShown]);
  useLoadedWithFirstUse();
  return (
    <HomeNavigation portal={portal}>
      <PageFrame>
        <WhenFailed run={restart} fallback={null}>
          <Suspense>
            <LeftWhenSignedOut leave={restart} />
            <PersonalShell>
              <WhenFailed run={restart} fallback={<HomeSkeleton />}>
                <Suspense fallback={<HomeSkeleton />}>
                  <HomeScreen inSteps />
                </Suspense>
              </WhenFailed>
            </PersonalShell>
          </Suspense>
        </WhenFailed>
      </PageFrame>
    </HomeNavigation>
  );
}

/** Code that most users need after the first touch or key. */
function useLoadedWithFirstUse(): void {
  useEffect(() => {
    const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
    for (const sign of signs) addEventListener(sign, loadPortalCode, { once: true, passive: true });
    return () => signs.forEach((sign) => removeEventListener(sign, loadPortalCode));
  }, []);
}

/** A session that ended here, in another tab or on the server leaves its screens. */
function LeftWhenSignedOut({ leave }: { leave: () => Promise<void> }) {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) void forgetAfter(leave);
  }, [isSignedIn, leave]);
  return null;
}

type WhenFailedProps = { run: () => Promise<void>; fallback: ReactNode; children: ReactNode };

/** The portal shows what went wrong. */
class WhenFailed extends Component<WhenFailedProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    void this.props.run();
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
