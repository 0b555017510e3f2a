import { afterAll, beforeAll, expect, it } from 'vitest';
import { acsClient } from '#areas/home-network/server/router-management/genieacs-client.ts';
import { speedyAddressSearch } from '#areas/profile/addresses/server/address-search/speedy-address-search.ts';
import { createRecaptcha } from '#platform/server/captcha/recaptcha.ts';
import { httpOpenIdProvider } from '#platform/server/open-id/http-open-id-provider.ts';
import { realClock } from '#platform/server/portal-clock.ts';
import { camaraRecognition } from '#platform/server/partners/camara-recognition.ts';
import { httpRecognition } from '#platform/server/partners/http-recognition.ts';
import { askPartner } from '#platform/server/partners/partner-http.ts';
import { startEndlessServer, type EndlessServer } from '#testing/endless-server.ts';

let endless: EndlessServer;
beforeAll(async () => {
  endless = await startEndlessServer();
});
afterAll(() => endless.close());

const oidc = {
  clientId: 'portal',
  clientSecret: undefined,
  scopes: 'openid',
} as const;
const camara = { client: { clientId: 'a', clientSecret: 'b' }, redirectUri: 'https://portal.example' };
const request = { state: 's', nonce: 'n', codeChallenge: 'c', redirectUri: 'https://portal.example' };

const calls: Record<string, (url: string) => Promise<unknown>> = {
  PartnerUnavailable: (url) => askPartner({ url, token: undefined }, { method: 'GET', path: '/' }),
  RecognitionUnavailable: (host) => httpRecognition({ host, secret: undefined }).numberOf('id', 'token'),
  'RecognitionUnavailable of CAMARA': (url) =>
    camaraRecognition({ tokenUrl: url, apiUrl: url, ...camara }).numberOf('id', 'code'),
  CaptchaUnavailable: (url) => createRecaptcha({ url, secret: 'secret' }).verify('token', '192.0.2.1'),
  AddressSearchUnavailable: (url) => speedyAddressSearch({ url, userName: 'a', password: 'b' }).cities('Соф'),
  ManagementDown: (url) => acsClient(url).device('4857544A6F21'),
  IdentityProviderUnavailable: (issuer) =>
    httpOpenIdProvider({ ...oidc, issuer, clock: realClock }).authorizationUrl(request),
};

it.each(Object.entries(calls))('an endless answer is %s', async (refusal, call) => {
  const error = await call(endless.url).catch((reason: unknown) => reason as Error);
  const { constructor: kind, cause } = error as Error;
  expect([kind.name, (cause as Error).name]).toEqual([refusal.split(' ')[0], 'AnswerTooLarge']);
});
