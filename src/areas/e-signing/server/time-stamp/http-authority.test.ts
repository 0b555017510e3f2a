import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from '#platform/server/logging.ts';
import { startTimeStampServer, type TimeStampServer } from '#testing/time-stamp-server.ts';
import { sha256 } from '../sealing-key/sealing-key.ts';
import { newAuthority } from './embedded-authority.ts';
import { httpAuthority } from './http-authority.ts';
import { readTimeStampSettings } from './open-authority.ts';
import { StampUnavailable } from './time-stamp-authority.ts';
import { readTimeStamp } from './time-stamp-token.ts';

const hash = sha256(Buffer.from('a sealed file'));
const keys = newAuthority(new Date());
const others = newAuthority(new Date());
const log = { warn: vi.fn() } as unknown as Log;
let first: TimeStampServer;
let second: TimeStampServer;

beforeAll(async () => {
  first = await startTimeStampServer(keys);
  second = await startTimeStampServer(others);
});
beforeEach(() => {
  for (const server of [first, second]) Object.assign(server, { asked: 0, fault: null });
});
afterAll(() => Promise.all([first.close(), second.close()]));

const stamp = (urls: readonly string[], trusted: readonly string[] = []) =>
  httpAuthority({ urls, trusted: trusted.map((pem) => new X509Certificate(pem)) }, log).stamp(hash);

describe('time-stamp authorities', () => {
  it('return a verified token for the hash', async () => {
    const found = readTimeStamp(await stamp([first.url]), hash);
    expect(found?.certificate.subject).toBe('CN=Demo time stamp');
    expect(readTimeStamp(await stamp([first.url]), sha256(Buffer.from('another')))).toBeNull();
  });

  it.each(['status 500', 'refused', 'other hash', 'no nonce', 'not a token'] as const)(
    'are tried in order: the second one answers for one with the fault "%s"',
    async (fault) => {
      first.fault = fault;
      await stamp([first.url, second.url]);
      expect([first.asked, second.asked]).toEqual([1, 1]);
      await expect(stamp([first.url])).rejects.toThrow(StampUnavailable);
    },
  );

  it('are unavailable if nothing listens', () =>
    expect(stamp(['http://127.0.0.1:1/'])).rejects.toThrow(StampUnavailable));

  it('must be among the trusted ones, by their own certificate or the one of their issuer', async () => {
    for (const trusted of [keys.root, keys.certificate]) expect(await stamp([first.url], [trusted])).toBeTruthy();
    expect(await stamp([first.url], [others.root, keys.root])).toBeTruthy();
    await expect(stamp([first.url], [others.root])).rejects.toThrow(StampUnavailable);
  });
});

describe('the settings of time stamps', () => {
  it('list addresses and trusted certificates', () => {
    const read = readTimeStampSettings({
      TIMESTAMP_URL: 'http://a.example, https://b.example/tsa',
      TIMESTAMP_CERTIFICATES: keys.root,
    });
    expect(read.urls).toEqual(['http://a.example', 'https://b.example/tsa']);
    expect(read.trusted).toHaveLength(1);
  });

  it.each([
    [{ TIMESTAMP_URL: 'ftp://a.example' }, /must be addresses/],
    [{ TIMESTAMP_URL: 'https://a.example,http://b.example' }, /with http:.* needs TIMESTAMP_CERTIFICATES/],
    [{ TIMESTAMP_CERTIFICATES: 'none' }, /must be PEM certificates/],
  ])('%j are refused', (settings, line) => expect(() => readTimeStampSettings(settings)).toThrow(line));
});
