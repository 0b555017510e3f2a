import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEndlessServer, type EndlessServer } from '#testing/endless-server.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { AnswerTooLarge, requestOutside } from './outbound-http.ts';

let partner: PartnerServer;
let endless: EndlessServer;
beforeAll(async () => {
  [partner, endless] = await Promise.all([startPartner(), startEndlessServer()]);
});
beforeEach(() => partner.reset());
afterAll(() => Promise.all([partner.close(), endless.close()]));

const ask = (mostBytes = 100) => requestOutside(partner.url, { timeoutMs: 30_000, mostBytes });

describe('an answer', () => {
  it('is returned with its status, headers and body', async () => {
    partner.answers.push({ status: 422, text: '{"a":1}', headers: { 'x-kind': 'no' } });
    const answer = await ask();
    expect([answer.status, answer.headers.get('x-kind'), await answer.json()]).toEqual([422, 'no', { a: 1 }]);
    expect((await ask()).status).toBe(204);
  });

  it('of exactly the maximum length is read, one byte more is not', async () => {
    partner.answers.push({ status: 200, text: 'x'.repeat(100) }, { status: 200, text: 'x'.repeat(101) });
    expect(await (await ask()).text()).toHaveLength(100);
    await expect(ask()).rejects.toThrow(AnswerTooLarge);
  });

  it('that exceeds the length only after decompression is not read', async () => {
    const bytes = gzipSync(Buffer.alloc(10_000_000));
    partner.answers.push({ status: 200, bytes, headers: { 'content-encoding': 'gzip' } });
    await expect(ask(1_000_000)).rejects.toThrow(AnswerTooLarge);
  });

  it('without end is closed after the maximum length', async () => {
    await expect(requestOutside(endless.url, { timeoutMs: 30_000 })).rejects.toThrow(AnswerTooLarge);
    // The socket buffers of both sides come on top.
    await expect.poll(() => endless.sent[0]).toBeLessThan(16 * 1024 * 1024);
  });

  it('whose body is late counts as none', async () => {
    partner.answers.push('begins');
    await expect(requestOutside(partner.url, { timeoutMs: 200 })).rejects.toThrow('timeout');
  });

  it('with a redirect is not followed', async () => {
    partner.answers.push({ status: 302, headers: { location: '/elsewhere' } });
    await expect(ask()).rejects.toThrow('fetch failed');
    expect(partner.asked).toHaveLength(1);
  });
});
