// Creates the parts of the page: tokens, client, texts, data.

import { refreshTokens } from '#areas/sign-in/contract.ts';
import { translations } from '#platform/contract.ts';
import { application } from '#platform/texts/texts.ts';
import { createApiClient } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { withEarlyAnswers } from '#platform/web/api/early-answers.ts';
import { askForStepUp } from '#platform/web/api/step-up-prompt-store.ts';
import { currentLanguage } from '#platform/web/i18n/language-store.ts';
import { createTextStore } from '#platform/web/i18n/text-store.ts';
import type { PortalContext } from '#platform/web/portal-context.ts';
import { currentWebview, pressBackInApp } from '#platform/web/webview.ts';
import { webBase } from '#platform/web-base.ts';
import { createRenewal } from '#platform/web/session/renew-once.ts';
import { createTokenStore } from '#platform/web/session/token-store.ts';
import { openData } from './data.ts';
import { parsedTexts } from './parsed-texts.ts';
import { firstTexts, registerTexts } from './register-texts.ts';

export type Portal = ReturnType<typeof createPortal>;

export function createPortal() {
  const tokens = createTokenStore(localStorage, sessionStorage, window);
  const renew = createRenewal(tokens, {
    exchange: (refreshToken) => api.call(refreshTokens, { body: { refresh_token: refreshToken } }).catch(refusedOnly),
  });
  const api = createApiClient({
    session: { accessToken: tokens.accessToken, sessionId: tokens.sessionId, renew },
    language: currentLanguage,
    askForStepUp,
    fetch: withEarlyAnswers(fetch),
    leaveFlow: () => (currentWebview() ? pressBackInApp() : location.assign(`${webBase}/my-services`)),
  });
  const texts = createTextStore(async (Feature, Language, version) => {
    const headers = version ? { 'if-none-match': `"${version}"` } : {};
    const newer = await api.call(translations, { query: { Application: application, Feature, Language }, headers });
    return newer && parsedTexts(newer);
  });
  registerTexts(texts, firstTexts);
  const context: PortalContext = {
    api,
    data: openData,
    tokens,
    language: currentLanguage,
    texts: (feature) => texts.ensure(feature, currentLanguage()),
    addTexts: (loaders) => registerTexts(texts, loaders),
  };
  return { api, tokens, texts, context };
}

/** Only a refusal ends the session; offline the tokens stay. */
function refusedOnly(error: unknown): 'refused' {
  if (error instanceof ApiError && error.status < 500) return 'refused';
  throw error;
}
