import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { BadConfiguration } from '../environment.ts';
import { askPartner, partnerAddress, PartnerRefused, PartnerUnavailable, textIn } from './partner-http.ts';

let partner: PartnerServer;

beforeAll(async () => {
  partner = await startPartner();
});
beforeEach(() => partner.reset());
afterAll(() => partner.close());

const address = (timeoutMs: number) => ({ url: partner.url, token: 'secret of both', timeoutMs });
/** Slow machines answer late: only the test of a lost answer has a short timeout. */
const ask = (timeoutMs = 30_000) =>
  askPartner(address(timeoutMs), { method: 'PUT', path: '/things/1', key: 'key 1', body: { wanted: true } });

it('sends the token, the key and the body', async () => {
  partner.answers.push({ status: 200, body: { name: 'a' } });
  expect(await ask()).toEqual({ status: 200, body: { name: 'a' } });
  expect(partner.asked).toEqual([
    { call: 'PUT /things/1', token: 'Bearer secret of both', key: 'key 1', body: { wanted: true } },
  ]);
});

it('returns a refusal of the system, and accepts an answer without a body', async () => {
  partner.answers.push({ status: 422, body: { reason: 'no' } }, { status: 204 });
  expect(await ask()).toEqual({ status: 422, body: { reason: 'no' } });
  expect(await ask()).toEqual({ status: 204, body: {} });
});

it('reads a required text of a successful answer', () => {
  expect(textIn({ status: 299, body: { name: 'a' } }, 'name')).toBe('a');
});

it.each([
  [300, { name: 'a' }],
  [200, { name: '' }],
  [200, { name: 7 }],
])('finds no required text in an answer %i with %j', (status, body) => {
  expect(() => textIn({ status, body }, 'name')).toThrow(PartnerUnavailable);
});

describe('is unavailable', () => {
  it.each([500, 503, 429])('when it answers %i', async (status) => {
    partner.answers.push({ status, body: {} });
    await expect(ask()).rejects.toThrow(PartnerUnavailable);
  });

  it('when it redirects', async () => {
    partner.answers.push({ status: 302, headers: { location: '/things/2' } });
    await expect(ask()).rejects.toThrow(PartnerUnavailable);
    expect(partner.asked).toHaveLength(1);
  });

  it('when it does not send JSON', async () => {
    partner.answers.push({ status: 200, text: '<p>Welcome</p>' });
    await expect(ask()).rejects.toThrow(PartnerUnavailable);
  });

  it('when it is too slow or does not answer', async () => {
    partner.answers.push('never');
    await expect(ask(200)).rejects.toThrow(PartnerUnavailable);
    partner.answers.push('hang up');
    await expect(ask()).rejects.toThrow(PartnerUnavailable);
  });

  it('when a required field is missing', () => {
    expect(textIn({ status: 200, body: { code: 'X' } }, 'code')).toBe('X');
    expect(() => textIn({ status: 200, body: { code: '' } }, 'code')).toThrow(PartnerUnavailable);
    expect(() => textIn({ status: 404, body: { code: 'X' } }, 'code')).toThrow(PartnerUnavailable);
    expect(() => textIn({ status: 422, body: {} }, 'code')).toThrow(PartnerRefused);
  });
});

it('its address comes from the environment, and a bad one is refused', () => {
  expect(partnerAddress({}, 'MUSIC')).toBeNull();
  expect(partnerAddress({ MUSIC_URL: 'https://m.example/api/', MUSIC_TOKEN: 'long enough' }, 'MUSIC')).toEqual({
    url: 'https://m.example/api',
    token: 'long enough',
  });
  expect(() => partnerAddress({ MUSIC_URL: 'ftp://m.example' }, 'MUSIC')).toThrow(BadConfiguration);
  expect(() => partnerAddress({ MUSIC_TOKEN: 'short' }, 'MUSIC')).toThrow(BadConfiguration);
});
