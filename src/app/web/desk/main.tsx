// Starts the operator desk: a separate page that shares only components with the portal.

import '#platform/web/styles.css';

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDeskSession, DeskSessionContext } from '#areas/operator-desk/web/desk-session.ts';
import { createApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { DataProvider } from '#platform/web/api/data-provider.tsx';
import { currentLanguage, savedLanguage, setPageLanguage } from '#platform/web/i18n/language-store.ts';
import { TextProvider } from '#platform/web/i18n/text-provider.tsx';
import { applyTheme, savedTheme } from '#platform/web/theme.ts';
import { newSessionId } from '#platform/session.ts';
import { createQueryClient } from '../query-client.ts';
import { createDeskRouter } from './desk-router.tsx';
import { createDeskTexts } from './desk-texts.ts';

applyTheme(savedTheme());
setPageLanguage(savedLanguage());
document.documentElement.lang = currentLanguage();

const session = createDeskSession(localStorage, window);
const data = createQueryClient();
const tabId = newSessionId((count) => crypto.getRandomValues(new Uint8Array(count)));
const api = createApiClient({
  session: {
    accessToken: session.token,
    sessionId: () => tabId,
    // A desk session is never renewed.
    renew: (refusedToken) => {
      session.expire(refusedToken);
      return Promise.resolve(false);
    },
  },
  language: currentLanguage,
});
// Another tab may sign in as another operator.
session.onChange(() => data.clear());

const texts = createDeskTexts(api);
await Promise.all((['shell', 'errors', 'operator-desk'] as const).map((each) => texts.ensure(each, currentLanguage())));

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <ApiContext value={api}>
      <DeskSessionContext value={session}>
        <TextProvider store={texts}>
          <DataProvider client={data}>
            <RouterProvider router={createDeskRouter()} />
          </DataProvider>
        </TextProvider>
      </DeskSessionContext>
    </ApiContext>
  </StrictMode>,
);
