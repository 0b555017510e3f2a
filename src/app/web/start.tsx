// Starts the portal in the page: session, client, texts and router, then the first screen.

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { currentLanguage, savedLanguage, speak } from '#platform/web/i18n/language-store.ts';
import { TextProvider } from '#platform/web/i18n/text-provider.tsx';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import { currentWebview } from '#platform/web/webview.ts';
import { createPortalRouter } from '../router.tsx';
import { createPortal } from './portal.ts';

export async function start(): Promise<void> {
  // Before the router may leave the first address for another.
  currentWebview();
  speak(savedLanguage());
  document.documentElement.lang = currentLanguage();

  const portal = createPortal();
  const router = createPortalRouter(portal.context);
  const stopWaiting = router.subscribe('onRendered', () => {
    for (const sign of document.querySelectorAll('#first-paint, #page-coming')) sign.remove();
    stopWaiting();
  });

  await Promise.all([portal.texts.ensure('shell', currentLanguage()), router.load()]);

  const container = document.querySelector('#root');
  if (!container) throw new Error('index.html has no #root');
  // As a transition the first picture is drawn in short pieces, and the page answers meanwhile.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <ApiContext value={portal.api}>
          <TokenStoreContext value={portal.tokens}>
            <TextProvider store={portal.texts}>
              <RouterProvider router={router} />
            </TextProvider>
          </TokenStoreContext>
        </ApiContext>
      </StrictMode>,
    ),
  );
}
