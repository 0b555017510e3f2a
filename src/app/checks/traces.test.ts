import { globSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { createLog } from '#platform/server/logging.ts';
import { deliver } from '#platform/server/outbox/deliver.ts';
import { askPartner } from '#platform/server/partners/partner-http.ts';
import { startTracing } from '#platform/server/tracing/start-tracing.ts';
import { inSpan } from '#platform/server/tracing/tracing.ts';
import { startCollector, type CollectedSpan, type Collector } from '#testing/collector.ts';
import { sentMessages } from '#testing/outbox.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

const everything = { sampler: 'parentbased_always_on', ratio: 1 } as const;
const email = 'maria@demo.abonat.bg';
const msisdn = '359888100101';
const wrongPassword = 'Canary!Wrong77';
const proxied = { traceId: 'a'.repeat(32), header: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
const forged = 'c'.repeat(32);

let collector: Collector;
let partner: Server;
let secrets: string[];
let headersAtPartner: Record<string, unknown>;

beforeAll(async () => {
  collector = await startCollector();
  partner = createServer((asked, response) => response.end(JSON.stringify(asked.headers)));
  await new Promise<void>((listening) => partner.listen(0, '127.0.0.1', listening));
  const log = createLog({ level: 'silent', write: () => undefined });
  const stopTracing = await startTracing({ url: collector.url, ...everything }, log);
  const portal = await openPortal({ TRUST_PROXY: '10.0.0.1' });
  secrets = await journey(portal);
  await portal.close();
  await stopTracing();
});
afterAll(async () => {
  partner.close();
  await collector.close();
});

/** Signs in, resets the password, gets the message, and causes an error. */
async function journey(portal: TestPortal): Promise<string[]> {
  const maria = await portal.browser().signIn('maria');
  await maria.call('POST', '/account/auth/user-authentication', {
    body: { session_id: maria.sessionId, username: email, password: wrongPassword },
  });
  await maria.call('GET', '/customers/services/service-owner-name', { query: { serviceId: msisdn } });
  await forgetPassword(portal);
  await portal.runDueJobs();
  const link = (await sentMessages(portal.platform.db, portal.platform.keys.storage)).at(-1)!.body!;
  await deliverAll(portal);
  await askThroughProxy(portal);
  await callPartner();
  await portal.platform.pool.query('alter table attention rename to elsewhere');
  expect((await maria.call('GET', '/home/overview')).status).toBe(500);
  return [...tokensOf(maria), email, 'Мария', 'Иванова', msisdn, '8307099971', demoPassword, wrongPassword, link];
}

/** Over a real connection: the body arrives after the call has begun. */
async function forgetPassword({ app }: TestPortal): Promise<void> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const call = request(`${url}/api/account/auth/password/forgotten`, { method: 'POST', headers });
  call.on('continue', () => call.end(JSON.stringify({ username: email })));
  call.flushHeaders();
  const [{ statusCode }] = (await once(call, 'response')) as [IncomingMessage];
  expect(statusCode).toBe(202);
}

function tokensOf({ tokens, cookies, sessionId }: Browser): string[] {
  return [tokens!.access_token, tokens!.refresh_token, sessionId!, ...cookies.values()];
}

async function deliverAll({ platform: { db, clock, keys } }: TestPortal): Promise<void> {
  const gone = { deliver: () => Promise.reject(new RangeError(email)), close: () => Promise.resolve() };
  await deliver({ db, clock, key: keys.storage, keepTexts: true, channels: { sms: gone, email: gone, push: gone } });
}

async function askThroughProxy({ app }: TestPortal): Promise<void> {
  const url = '/api/common/currency/info?System=selfcare';
  await app.inject({
    url,
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': '203.0.113.9', traceparent: proxied.header },
  });
  await app.inject({
    url,
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-for': '203.0.113.10', traceparent: `00-${forged}-${'d'.repeat(16)}-01` },
  });
}

async function callPartner(): Promise<void> {
  const address = { url: `http://127.0.0.1:${(partner.address() as AddressInfo).port}`, token: 'secret of both' };
  const ask = () => askPartner(address, { method: 'GET', path: `/numbers/${msisdn}?email=${email}` });
  headersAtPartner = (await inSpan({ name: 'partner call', kind: 'internal' }, ask)).body;
  await ask();
}

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const childrenOf = (parent: CollectedSpan) => collector.spans.filter((span) => span.parentSpanId === parent.spanId);

describe('a collector gets', () => {
  it('a span for every call with route and status, under the id that an error shows', () => {
    const [failed] = named('GET /api/home/overview');
    expect(failed?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/home/overview',
      'http.response.status_code': 500,
      'error.type': '500',
      'abonat.trace_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(failed?.status.code).toBe(2);
    expect(named('POST /api/account/auth/user-authentication').map(({ status }) => status.code)).toEqual([0, 0]);
    expect(collector.resource).toMatchObject({ 'service.name': 'abonat', 'service.version': expect.any(String) });
  });

  it('statements as part of their call, with $1 instead of values, grouped by transaction', () => {
    const [reading] = named('GET /api/home/overview');
    expect(childrenOf(reading!).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['find-session', 'home-overview of a session']),
    );
    const [changing] = named('POST /api/account/auth/password/forgotten');
    const transaction = childrenOf(changing!).find(({ name }) => name === 'transaction');
    const statements = childrenOf(transaction!);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['begin', 'insert scheduled_job', 'commit']),
    );
    const insert = statements.find(({ name }) => name === 'insert scheduled_job');
    expect(insert?.attributes['db.query.text']).toContain('$1');
  });

  it('a job and a message as separate traces linked to their origin', () => {
    const [call] = named('POST /api/account/auth/password/forgotten');
    const [job] = named('job send-password-link');
    const [message] = named('deliver email');
    const inTrace = ({ links }: CollectedSpan) => links?.map(({ traceId }) => traceId);
    expect(inTrace(job!)).toEqual([call?.traceId]);
    expect(inTrace(message!)).toEqual([job?.traceId]);
    expect(job?.traceId).not.toBe(call?.traceId);
    expect(message).toMatchObject({ attributes: { 'error.type': 'RangeError' }, status: { code: 2 } });
  });

  it('a partner call as a span without its address, propagated to the partner', () => {
    const [asking] = named('partner call');
    const calls = childrenOf(asking!);
    expect(calls.map(({ attributes }) => attributes)).toEqual([
      {
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'server.address': '127.0.0.1',
        'server.port': expect.any(Number),
      },
    ]);
    expect(headersAtPartner['traceparent']).toBe(`00-${asking?.traceId}-${calls[0]?.spanId}-01`);
  });

  it('the continued trace of a trusted proxy, but of nobody else', () => {
    const traces = named('GET /api/common/currency/info').map(({ traceId }) => traceId);
    expect(traces).toHaveLength(2);
    expect(traces).toContain(proxied.traceId);
    expect(traces).not.toContain(forged);
  });

  it('no personal data', () => {
    const sent = collector.everything();
    expect(secrets.every((secret) => secret.length >= 5)).toBe(true);
    expect(secrets.filter((secret) => sent.includes(secret) || sent.includes(encodeURIComponent(secret)))).toEqual([]);
    expect(sent).not.toContain('203.0.113');
  });

  it('no traces of the portal’s own housekeeping', () => {
    const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
    expect(roots.filter((name) => !/^([A-Z]+ \/api\/|job |deliver |partner call)/.test(name))).toEqual([]);
  });
});

describe('a collector that', () => {
  async function statusWith(url: string, lines: string[]): Promise<number> {
    const log = createLog({ level: 'warn', write: (line) => lines.push(line) });
    const stopTracing = await startTracing({ url, ...everything }, log);
    const portal = await openPortal();
    const { status } = await (await portal.browser().signIn('maria')).call('GET', '/home/overview');
    await portal.close();
    await stopTracing();
    return status;
  }

  it('is down does not affect users, and the log reports it', async () => {
    const lines: string[] = [];
    expect(await statusWith('http://127.0.0.1:1/v1/traces', lines)).toBe(200);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['spans were not sent']);
  });

  it('never answers delays neither users nor the shutdown', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const lines: string[] = [];
    expect(await statusWith(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1/traces`, lines)).toBe(200);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['spans were not sent']);
    silent.closeAllConnections();
    silent.close();
  });
});

it('OpenTelemetry is imported by one file only, which is loaded on demand', () => {
  const root = join(import.meta.dirname, '../..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const having = (words: RegExp) => files.filter((file) => words.test(read(file)));
  expect(having(/from '@opentelemetry\//)).toEqual(['platform/server/tracing/open-telemetry.ts']);
  expect(having(/from '.*\/open-telemetry\.ts'/)).toEqual([]);
  expect(having(/await import\('.*\/open-telemetry\.ts'\)/)).toEqual(['platform/server/tracing/start-tracing.ts']);
});
