// The sign-in screen as plain markup, drawn while building: a slow phone shows it before any script has arrived. Every other
// page carries a sign that it is coming, for when the scripts or the server take their time.

import { renderToStaticMarkup } from 'react-dom/server';
import { LoginScreen } from '#areas/sign-in/web/login-screen.tsx';
import type { Language } from '#platform/languages.ts';
import { createApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { currentLanguage, setPageLanguage } from '#platform/web/i18n/language-store.ts';
import { TextProvider } from '#platform/web/i18n/text-provider.tsx';
import { createTextStore } from '#platform/web/i18n/text-store.ts';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import { createTokenStore } from '#platform/web/session/token-store.ts';
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

/** Nobody can press anything in a picture. */
const nowhere = { goTo: () => undefined, getReady: () => undefined };

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
          <LoginScreen search={{}} wayIn={nowhere} />
        </TextProvider>
      </TokenStoreContext>
    </ApiContext>,
  );
  // A screen that fails is drawn as nothing, and nobody would see it before a slow phone does.
  if (!markup.includes('name="password"')) throw new Error('the sign-in screen could not be drawn');
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

export const waiting: Record<Language, string> = { bg: await drawWaiting('bg'), en: await drawWaiting('en') };

export const markup: Record<Language, string> = { bg: await drawSignIn('bg'), en: await drawSignIn('en') };
