// The pieces of the page put together: tokens, client, texts, data.

import { QueryClient } from '@tanstack/react-query';
import { refresh } from '#areas/sign-in/contract.ts';
import { translations } from '#platform/contract.ts';
import { application } from '#platform/texts/texts.ts';
import { createApiClient } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { currentLanguage } from '#platform/web/i18n/language-store.ts';
import { createTextStore } from '#platform/web/i18n/text-store.ts';
import type { PortalContext } from '#platform/web/portal-context.ts';
import { createRenewal } from '#platform/web/session/renew-once.ts';
import { createTokenStore } from '#platform/web/session/token-store.ts';
import { registerTexts } from './register-texts.ts';

export function createPortal() {
  const tokens = createTokenStore(localStorage, sessionStorage, window);
  const renew = createRenewal(tokens, {
    exchange: (refreshToken) => api.call(refresh, { body: { refresh_token: refreshToken } }).catch(refusedOnly),
  });
  const api = createApiClient({
    session: { accessToken: tokens.accessToken, sessionId: tokens.sessionId, renew },
    language: currentLanguage,
  });
  const texts = createTextStore((Feature, Language) =>
    api.call(translations, { query: { Application: application, Feature, Language } }),
  );
  registerTexts(texts);
  const context: PortalContext = {
    api,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: retryNoAnswer, refetchOnWindowFocus: true } } }),
    tokens,
    language: currentLanguage,
    texts: (feature) => texts.ensure(feature, currentLanguage()),
  };
  return { api, tokens, texts, context };
}

/** Only a refusal ends the session; without a connection the tokens stay. */
function refusedOnly(error: unknown): 'refused' {
  if (error instanceof ApiError && error.status < 500) return 'refused';
  throw error;
}

/** An answer is an answer: only its absence or a fault of the server is worth another try. */
function retryNoAnswer(failures: number, error: Error): boolean {
  const answered = error instanceof ApiError && error.status < 500;
  return !answered && failures < 2;
}
