import { connect } from 'node:net';
import { PerformanceObserver } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Fastify from 'fastify';
import { operatorsSeal } from '#testing/operators-seal.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { serveHealth } from './health.ts';

const production = {
  APP_MODE: 'production',
  CAPTCHA: 'altcha',
  SECRET_KEY: 'R2fJ0mVY8xq5uJ1cQz7nLw4tKd9sHb3e',
  PUBLIC_URL: 'https://my.operator.example',
  ...operatorsSeal(),
};
const token = 'a-token-of-twenty-letters';

let portal: TestPortal;
afterEach(() => portal.close());

const measure = async (authorization?: string) =>
  (await portal.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;

describe('the metrics', () => {
  it('are public in the demo', async () => {
    portal = await openPortal();
    expect(await measure()).toBe(200);
  });

  it('count refusals by their code', async () => {
    portal = await openPortal();
    await portal.browser().call('GET', '/account/auth/sessions');
    const { body } = await portal.app.inject({ url: '/metrics' });
    expect(body).toMatch(/^error_answers_total\{code="Error_401"\} 1$/m);
  });

  it('count sign-ins by their result', async () => {
    portal = await openPortal();
    await portal.browser().signIn('maria');
    await portal
      .browser()
      .signIn('maria', 'wrong password')
      .catch(() => undefined);
    const { body } = await portal.app.inject({ url: '/metrics' });
    expect(body).toMatch(/^sign_ins_total\{by="password",result="ok"\} 1$/m);
    expect(body).toMatch(/^sign_ins_total\{by="password",result="EC_Invalid_Credentials"\} 1$/m);
  });

  it('observe the process once, however many portals it opens', async () => {
    await (await openPortal()).close();
    const observe = vi.spyOn(PerformanceObserver.prototype, 'observe');
    portal = await openPortal();
    expect(observe).not.toHaveBeenCalled();
    observe.mockRestore();
    const { body } = await portal.app.inject({ url: '/metrics' });
    expect(body).toContain('nodejs_gc_duration_seconds');
    expect(body).toContain('http_request_seconds');
  });

  it('are disabled in production without a token', async () => {
    portal = await openPortal(production);
    expect(await measure()).toBe(401);
    expect(await measure('Bearer undefined')).toBe(401);
  });

  it('require the token if one is configured', async () => {
    portal = await openPortal({ ...production, METRICS_TOKEN: token });
    expect(await measure(`Bearer ${token}`)).toBe(200);
    expect([await measure(), await measure(`Bearer ${token}x`), await measure(token)]).toEqual([401, 401, 401]);
  });
});

describe('the portal is ready', () => {
  const ask = async (isReady: boolean) => {
    const app = Fastify();
    serveHealth(app, portal.platform, { isReady: () => isReady });
    const { statusCode, body } = await app.inject('/readyz');
    return `${statusCode} ${body}`;
  };

  it('once it has started, while its database accepts writes', async () => {
    portal = await openPortal();
    expect(await ask(true)).toBe('200 ready\n');
    expect(await ask(false)).toBe('503 not ready\n');
    await portal.platform.pool.query('alter table readiness rename to readiness_away');
    expect(await ask(true)).toBe('503 not ready\n');
  });
});

describe('a health check without a host', () => {
  const statusOf = async (path: string) => {
    const url = new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(url.port), url.hostname);
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    return (await text(socket)).slice(9, 12);
  };

  it.each([
    ['/livez', '200'],
    ['/readyz', '200'],
    ['/api/common/configuration', '400'],
  ])('GET %s answers %s', async (path, status) => {
    portal = await openPortal();
    expect(await statusOf(path)).toBe(status);
  });
});
