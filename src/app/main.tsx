// Starts the web: session, client, texts and router, then the page.

import '#platform/web/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { currentLanguage } from '#platform/web/i18n/language-store.ts';
import { TextProvider } from '#platform/web/i18n/text-provider.tsx';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';
import { createPortal } from './web/portal.ts';
import { createPortalRouter } from './router.tsx';

applyTheme(savedTheme());
document.documentElement.lang = currentLanguage();

const portal = createPortal();
const router = createPortalRouter(portal.context);

await portal.texts.ensure('shell', currentLanguage());

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
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
);
