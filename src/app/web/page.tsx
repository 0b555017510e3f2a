// The page in the browser: its language, its session, and the root of all screens.

import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { currentLanguage, savedLanguage, setPageLanguage } from '#platform/web/i18n/language-store.ts';
import { TextProvider } from '#platform/web/i18n/text-provider.tsx';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import { forgetOffline } from '#platform/web/service-worker/forget-offline.ts';
import { currentWebview } from '#platform/web/webview.ts';
import { createPortal, type Portal } from './portal.ts';

export type Page = {
  portal: Portal;
  show(screen: ReactNode): void;
  /** A page that has shown nothing yet shows errors instead of reloading. */
  hasShown(): boolean;
};

export function openPage(): Page {
  // Runs before the first address is left.
  currentWebview();
  setPageLanguage(savedLanguage());
  document.documentElement.lang = currentLanguage();

  const container = document.querySelector('#root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);
  const portal = createPortal();
  // A session that ended while no page was open.
  if (!portal.tokens.isSignedIn()) forgetOffline();
  let hasShown = false;
  return {
    portal,
    hasShown: () => hasShown,
    show(screen) {
      hasShown = true;
      // A transition renders the first screen in short pieces, so that the page stays responsive.
      startTransition(() =>
        root.render(
          <StrictMode>
            <ApiContext value={portal.api}>
              <TokenStoreContext value={portal.tokens}>
                <TextProvider store={portal.texts}>{screen}</TextProvider>
              </TokenStoreContext>
            </ApiContext>
          </StrictMode>,
        ),
      );
    },
  };
}

/** Removes the static markup when the first screen is rendered. */
export function removeFirstPicture(): void {
  for (const sign of document.querySelectorAll('#first-paint, #page-coming')) sign.remove();
}
