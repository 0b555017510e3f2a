import { Type } from 'typebox';
import { describe, expect, it, vi } from 'vitest';
import { empty, endpoint } from '#platform/endpoint.ts';
import { strict } from '#platform/schema.ts';
import { createApiClient, urlOf } from './api-client.ts';
import { ApiError, NoAnswer } from './api-error.ts';

const read = endpoint({
  name: 'read',
  summary: '',
  method: 'GET',
  path: '/things/:id',
  access: 'account',
  params: strict({ id: Type.String() }),
  query: strict({ q: Type.Optional(Type.String()) }),
  answers: { 200: Type.Object({ name: Type.String() }) },
  errors: [],
});

const change = endpoint({
  name: 'change',
  summary: '',
  method: 'POST',
  path: '/things',
  access: 'account',
  body: strict({ n: Type.Integer() }),
  answers: { 202: empty, 204: empty },
  errors: ['EC_Already_Active'],
  idempotency: 'key',
});

const open = endpoint({ ...read, name: 'open', path: '/account/auth/token', access: 'public' });

type Sent = { url: string; headers: Record<string, string>; body: string | undefined };

function clientWith(answers: (sent: Sent, nth: number) => Response, token: string | null = 'good') {
  const sent: Sent[] = [];
  let accessToken = token;
  const renew = vi.fn(async () => {
    await Promise.resolve();
    accessToken = 'renewed';
    return true;
  });
  const api = createApiClient({
    session: { accessToken: () => accessToken, sessionId: () => 'S'.repeat(25), renew },
    language: () => 'bg',
    fetch: (async (url: string, init: RequestInit) => {
      const each = { url, headers: init.headers as Record<string, string>, body: init.body as string | undefined };
      sent.push(each);
      return answers(each, sent.length);
    }) as typeof fetch,
  });
  return { api, sent, renew };
}

const named = () => Response.json({ name: 'x' });
const refused = (status: number, body: unknown = {}) => Response.json(body, { status });

describe('the address of a call', () => {
  it('is relative to the API base, with its parameters and query encoded [SH-030, SH-520]', () => {
    expect(urlOf(read, { params: { id: 'a/b' }, query: { q: 'я&1' } })).toBe('/api/things/a%2Fb?q=%D1%8F%261');
  });
  it('leaves out what was not given', () => {
    expect(urlOf(read, { params: { id: '1' }, query: { q: undefined } })).toBe('/api/things/1');
  });
});

describe('what a call carries', () => {
  it('is a bearer token when there is one, and JSON as content type [SH-522, SH-523, SI-010]', async () => {
    const { api, sent } = clientWith(named);
    await api.call(read, { params: { id: '1' }, query: {} });
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer good', 'content-type': 'application/json' });
    expect(sent[0]?.headers).not.toHaveProperty('session-id');
  });
  it('is the session id when nobody is signed in [SH-523, SI-010]', async () => {
    const { api, sent } = clientWith(named, null);
    await api.call(open, { params: { id: '1' }, query: {} });
    expect(sent[0]?.headers).toMatchObject({ 'session-id': 'S'.repeat(25) });
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('an answer', () => {
  it.each([
    [202, 'ER-049, SH-524'],
    [204, 'ER-050, SH-525'],
  ])('with status %i is an empty success [%s]', async (status) => {
    const { api } = clientWith(() => new Response(null, { status }));
    expect(await api.call(change, { body: { n: 1 } })).toBeUndefined();
  });

  it.each([
    [401, 'Error_401', 'SH-531'],
    [403, 'Error_403', 'SH-532'],
    [500, 'EC_Generic_Error', 'SH-528'],
  ])('with status %i and no known code becomes %s [%s]', async (status, code) => {
    const { api, renew } = clientWith(() => refused(status, { ErrorCode: 'EC_Not_In_The_List' }));
    renew.mockResolvedValue(false);
    await expect(api.call(change, { body: { n: 1 } })).rejects.toMatchObject({ code, status });
  });

  it('with a known code carries it, its properties and its trace', async () => {
    const body = { ErrorCode: 'EC_Already_Active', Message: 'm', Properties: { Left: 2 }, TraceId: 't' };
    const { api } = clientWith(() => refused(409, body));
    const failure = await api.call(change, { body: { n: 1 } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'EC_Already_Active', properties: { Left: 2 }, traceId: 't' });
  });

  it('that never comes is told apart from a refusal', async () => {
    const { api } = clientWith(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(api.call(read, { params: { id: '1' }, query: {} })).rejects.toBeInstanceOf(NoAnswer);
  });
});

describe('a 401', () => {
  const onlyRenewed = (sent: Sent) => (sent.headers['authorization'] === 'Bearer renewed' ? named() : refused(401));

  it('is answered by one refresh and one retry [SI-008]', async () => {
    const { api, sent, renew } = clientWith(onlyRenewed);
    expect(await api.call(read, { params: { id: '1' }, query: {} })).toEqual({ name: 'x' });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(2);
  });

  it('after the retry is the end of it [SI-008]', async () => {
    const { api, sent } = clientWith(() => refused(401));
    await expect(api.call(read, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ code: 'Error_401' });
    expect(sent).toHaveLength(2);
  });

  it('of the sign-in itself is never retried', async () => {
    const { api, sent, renew } = clientWith(() => refused(401));
    await expect(api.call(open, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ code: 'Error_401' });
    expect(renew).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('keeps the idempotency key of a change over its retry', async () => {
    const { api, sent } = clientWith((each) =>
      each.headers['authorization'] === 'Bearer renewed' ? new Response(null, { status: 204 }) : refused(401),
    );
    await api.call(change, { body: { n: 1 } });
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
  });
});
