import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { httpStreamingProvider } from './http-streaming-provider.ts';
import type { StreamingProvider } from './streaming-provider.ts';

let partner: PartnerServer;
let streaming: StreamingProvider;

beforeAll(async () => {
  partner = await startPartner();
  streaming = streamingWith(30_000);
});
const streamingWith = (timeoutMs: number) => httpStreamingProvider({ url: partner.url, token: 'shared', timeoutMs });
beforeEach(() => partner.reset());
afterAll(() => partner.close());

it('a partner is available only if it answers so', async () => {
  partner.answers.push(
    { status: 200, body: { available: true } },
    { status: 200, body: { available: false } },
    'never',
  );
  expect(await streaming.isAvailable('kino/box')).toBe(true);
  expect(await streaming.isAvailable('kinobox')).toBe(false);
  expect(await streamingWith(200).isAvailable('kinobox')).toBe(false);
  expect(partner.asked[0]?.call).toBe('GET /partners/kino%2Fbox');
});

it('an account is opened with the idempotency key of its order', async () => {
  partner.answers.push({ status: 200, body: { account: 'A 1' } });
  const order = { key: 'k', partner: 'kinobox', serviceId: '359888100101', groupType: 'kino' };
  expect(await streaming.openAccount(order)).toBe('A 1');
  expect(partner.asked).toMatchObject([
    { call: 'POST /accounts', key: 'k', body: { partner: 'kinobox', msisdn: '359888100101', group: 'kino' } },
  ]);
});

it('an account has a registration link only until it is registered', async () => {
  const recoveryLink = 'https://kino.example/recover';
  partner.answers.push(
    { status: 200, body: { status: 'NotRegistered', registrationLink: 'https://kino.example/register', recoveryLink } },
    { status: 200, body: { status: 'Registered', recoveryLink } },
    { status: 404, body: {} },
  );
  const account = () => streaming.account('kinobox', 'A 1');
  expect(await account()).toMatchObject({ registrationLink: 'https://kino.example/register', recoveryLink });
  expect(await account()).toEqual({ status: 'Registered', registrationLink: null, recoveryLink });
  await expect(account()).rejects.toThrow(PartnerUnavailable);
  expect(partner.asked[0]?.call).toBe('GET /accounts/A%201?partner=kinobox');
});
