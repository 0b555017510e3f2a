// The sign-in screen as plain markup, rendered at build time: a slow phone shows it before any script is loaded. Other
// pages contain a placeholder for slow scripts or servers.

import { renderToStaticMarkup } from 'react-dom/server';
import { LoginScreen } from '#areas/sign-in/web/login-screen.tsx';
import { namesToFill } from '#platform/brand-page.ts';
import { languages, type Language } from '#platform/languages.ts';
import { createApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { currentLanguage, setPageLanguage } from '#platform/web/i18n/language-store.ts';
import { TextProvider } from '#platform/web/i18n/text-provider.tsx';
import { createTextStore } from '#platform/web/i18n/text-store.ts';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import { createTokenStore } from '#platform/web/session/token-store.ts';
import { setPageBrand } from '#platform/web/page-brand.ts';
import { PageComing } from '#platform/web/shell/page-coming.tsx';
import { firstTexts, registerTexts } from './register-texts.ts';

const nothingKept: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

/** Static markup needs no actions. */
const nowhere = { goTo: () => undefined, getReady: () => undefined };

setPageBrand(namesToFill);

async function drawSignIn(language: Language): Promise<string> {
  setPageLanguage(language);
  const tokens = createTokenStore(nothingKept, nothingKept, new EventTarget());
  const api = createApiClient({
    session: { accessToken: tokens.accessToken, sessionId: tokens.sessionId, renew: () => Promise.resolve(false) },
    language: currentLanguage,
  });
  const texts = createTextStore(() => Promise.resolve(undefined));
  registerTexts(texts, firstTexts);
  await Promise.all([texts.ensure('shell', language), texts.ensure('sign-in', language)]);
  const markup = renderToStaticMarkup(
    <ApiContext value={api}>
      <TokenStoreContext value={tokens}>
        <TextProvider store={texts}>
          <LoginScreen search={{}} destination={nowhere} />
        </TextProvider>
      </TokenStoreContext>
    </ApiContext>,
  );
  // A failing screen renders as nothing, which only users of slow phones would notice.
  if (!markup.includes('name="password"')) throw new Error('the sign-in screen could not be rendered');
  return markup;
}

async function drawWaiting(language: Language): Promise<string> {
  setPageLanguage(language);
  const texts = createTextStore(() => Promise.resolve(undefined));
  registerTexts(texts, firstTexts);
  await texts.ensure('shell', language);
  return renderToStaticMarkup(
    <TextProvider store={texts}>
      <PageComing />
    </TextProvider>,
  );
}

export const waiting = await inEveryLanguage(drawWaiting);

export const markup = await inEveryLanguage(drawSignIn);

/** In turn, because the language of the page is shared. */
async function inEveryLanguage(draw: (language: Language) => Promise<string>): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const language of languages) drawn[language] = await draw(language);
  return drawn;
}
