import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done, empty, endpoint } from '#platform/endpoint.ts';
import { browserOn, openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { createApiServer } from './api-server.ts';
import { mount } from './route.ts';

const held = endpoint({
  name: 'held',
  summary: 'Of this test',
  method: 'POST',
  path: '/test/held',
  access: 'public',
  answers: { 204: empty },
  errors: [],
});
const mine = endpoint({ ...held, name: 'mine', path: '/test/mine', access: 'account' });

let portal: TestPortal;
let app: FastifyInstance;
let url: string;
let gate: PromiseWithResolvers<void>;

beforeAll(async () => {
  portal = await openPortal({ OVERLOAD_DELAY_MS: '300', ACCOUNT_SHARE: '2' });
  const { platform } = portal;
  app = await createApiServer(platform);
  const at = { app, platform, guards: {}, mounted: [] };
  for (const spec of [held, mine]) {
    mount(at, spec, async () => {
      await gate.promise;
      return done;
    });
  }
  app.get('/livez', () => 'alive');
  app.post('/tmf-api/test/held', async (_, reply) => {
    await gate.promise;
    return reply.code(204).send();
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

const ask = (headers: Record<string, string> = {}) => fetch(`${url}/api/test/held`, { method: 'POST', headers });

describe('an overloaded portal', () => {
  it('refuses the rest at once with Retry-After, in their language, and answers its supervisor', async () => {
    gate = Promise.withResolvers();
    const answers = Array.from({ length: 200 }, () => ask());
    const refused = await Promise.any(
      answers.map(async (answer) => ((await answer).status === 503 ? answer : Promise.reject(new Error('let in')))),
    );
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toEqual({
      ErrorCode: 'EC_Overloaded',
      Message: 'В момента сме претоварени. Опитай отново след малко.',
      TraceId: refused.headers.get('trace-id'),
    });
    const english = await ask({ 'accept-language': 'en' });
    expect(await english.json()).toMatchObject({ Message: 'We are overloaded right now. Try again shortly.' });
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    gate.resolve();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204).length).toBe(128);
    expect(new Set(statuses)).toEqual(new Set([204, 503]));
  });
});

it('an overloaded portal refuses the operator’s systems with a TM Forum error', async () => {
  gate = Promise.withResolvers();
  const askTmf = () => fetch(`${url}/tmf-api/test/held`, { method: 'POST' });
  const answers = Array.from({ length: 200 }, askTmf);
  const refused = await Promise.any(
    answers.map(async (answer) => ((await answer).status === 503 ? answer : Promise.reject(new Error('let in')))),
  );
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(refused.headers.get('trace-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await refused.json()).toEqual({
    code: 'serviceUnavailable',
    reason: 'The service is not available now.',
    message: 'The portal is overloaded: nothing was done. Send it again later.',
    status: '503',
  });
  // One limit for all: a refused call frees no place.
  expect((await ask()).status).toBe(503);
  gate.resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([204, 503]));
});

async function signedIn(name: string): Promise<Browser> {
  const { tokens, cookies, sessionId } = await portal.browser().signIn(name);
  return Object.assign(browserOn(app), { tokens, cookies, sessionId });
}

it('an account with a hundred changes at once is refused, and others are not', async () => {
  const [maria, georgi] = [await signedIn('maria'), await signedIn('georgi')];
  gate = Promise.withResolvers();
  const hers = Array.from({ length: 100 }, () => maria.call('POST', '/test/mine'));
  const refused = await Promise.any(
    hers.map(async (answer) => ((await answer).status === 429 ? answer : Promise.reject(new Error('taken')))),
  );
  expect(refused).toMatchObject({ body: { ErrorCode: 'EC_Too_Many_Requests' }, headers: { 'retry-after': '2' } });
  const his = georgi.call('POST', '/test/mine');
  gate.resolve();
  expect((await his).status).toBe(204);
  const statuses = (await Promise.all(hers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 204).length).toBe(16);
});
