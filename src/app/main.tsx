// Starts the web: session, client, texts and router, then the page.

import '#platform/web/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
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

await Promise.all([portal.texts.ensure('shell', currentLanguage()), portal.texts.ensure('errors', currentLanguage())]);

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <ApiContext value={portal.api}>
      <TokenStoreContext value={portal.tokens}>
        <QueryClientProvider client={portal.context.queryClient}>
          <TextProvider store={portal.texts}>
            <RouterProvider router={router} />
          </TextProvider>
        </QueryClientProvider>
      </TokenStoreContext>
    </ApiContext>
  </StrictMode>,
);
