import { Type } from 'typebox';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { empty, endpoint } from '#platform/endpoint.ts';
import { strict } from '#platform/schema.ts';
import { createApiClient, urlOf } from './api-client.ts';
import { ApiError, NoAnswer, NotSent, OutcomeUnknown } from './api-error.ts';
import { isOutcomeCheckRunning } from './outcome-check-store.ts';
import { retryPausesMs } from './settle-change.ts';

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

const openWithCaller = endpoint({ ...open, name: 'openWithCaller', knowsCaller: true });

type SentRequest = { url: string; headers: Record<string, string>; body: string | undefined };

function clientWith(
  answers: (sent: SentRequest, nth: number) => Response,
  token: string | null = 'good',
  isOnline = true,
  askForStepUp = () => Promise.resolve(false),
) {
  const sent: SentRequest[] = [];
  let accessToken = token;
  const renew = vi.fn(async () => {
    await Promise.resolve();
    accessToken = 'renewed';
    return true;
  });
  const pauses: number[] = [];
  const api = createApiClient({
    isOnline: () => isOnline,
    askForStepUp,
    pause: async (ms) => {
      expect(isOutcomeCheckRunning()).toBe(true);
      pauses.push(ms);
    },
    session: { accessToken: () => accessToken, sessionId: () => 'S'.repeat(25), renew },
    language: () => 'bg',
    fetch: (async (url: string, init: RequestInit) => {
      const each = { url, headers: init.headers as Record<string, string>, body: init.body as string | undefined };
      sent.push(each);
      return answers(each, sent.length);
    }) as typeof fetch,
  });
  return { api, sent, renew, pauses };
}

const named = () => Response.json({ name: 'x' });
const refused = (status: number, body: unknown = {}) => Response.json(body, { status });

describe('the address of a call', () => {
  it('is relative to the API base, with its parameters and query encoded [SH-030, SH-520]', () => {
    expect(urlOf(read, { params: { id: 'a/b' }, query: { q: 'я&1' } })).toBe('/api/things/a%2Fb?q=%D1%8F%261');
  });
  it('omits missing values', () => {
    expect(urlOf(read, { params: { id: '1' }, query: { q: undefined } })).toBe('/api/things/1');
  });
});

describe('a request', () => {
  it('has a bearer token if there is one, and the JSON content type [SH-522, SH-523, SI-010]', async () => {
    const { api, sent } = clientWith(named);
    await api.call(read, { params: { id: '1' }, query: {} });
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer good', 'content-type': 'application/json' });
    expect(sent[0]?.headers).not.toHaveProperty('session-id');
  });
  it('has the session id without a sign-in [SH-523, SI-010]', async () => {
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
    [422, 'EC_Generic_Error', 'SH-528'],
  ])('with status %i and no code becomes %s [%s]', async (status, code) => {
    const { api, renew } = clientWith(() => refused(status, { message: 'from a proxy' }));
    renew.mockResolvedValue(false);
    await expect(api.call(change, { body: { n: 1 } })).rejects.toMatchObject({ code, status });
  });

  it('with a known code has its properties and its trace', async () => {
    const body = { ErrorCode: 'EC_Already_Active', Message: 'm', Properties: { Left: 2 }, TraceId: 't' };
    const { api } = clientWith(() => refused(409, body));
    const failure = await api.call(change, { body: { n: 1 } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'EC_Already_Active', properties: { Left: 2 }, traceId: 't' });
  });

  it('that is lost differs from a refusal', async () => {
    const { api } = clientWith(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(api.call(read, { params: { id: '1' }, query: {} })).rejects.toBeInstanceOf(NoAnswer);
  });
});

describe('a 401', () => {
  const onlyRenewed = (sent: SentRequest) =>
    sent.headers['authorization'] === 'Bearer renewed' ? named() : refused(401);

  it('is renewed also for a public call with optional sign-in', async () => {
    const { api, renew } = clientWith(onlyRenewed);
    expect(await api.call(openWithCaller, { params: { id: '1' }, query: {} })).toEqual({ name: 'x' });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('causes one refresh and one retry [SI-008]', async () => {
    const { api, sent, renew } = clientWith(onlyRenewed);
    expect(await api.call(read, { params: { id: '1' }, query: {} })).toEqual({ name: 'x' });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(2);
  });

  it('after the retry is final [SI-008]', async () => {
    const { api, sent } = clientWith(() => refused(401));
    await expect(api.call(read, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ code: 'Error_401' });
    expect(sent).toHaveLength(2);
  });

  it('of sign-in is never retried', async () => {
    const { api, sent, renew } = clientWith(() => refused(401));
    await expect(api.call(open, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ code: 'Error_401' });
    expect(renew).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('keeps the idempotency key of a change for its retry', async () => {
    const { api, sent } = clientWith((each) =>
      each.headers['authorization'] === 'Bearer renewed' ? new Response(null, { status: 204 }) : refused(401),
    );
    await api.call(change, { body: { n: 1 } });
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
  });
});

describe('a change with a lost answer', () => {
  const done = () => new Response(null, { status: 204 });
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const keysOf = (sent: SentRequest[]) => new Set(sent.map(({ headers }) => headers['idempotency-key']));

  it.each([
    ['no answer', lost],
    ['a 500', () => refused(500, { ErrorCode: 'EC_Internal_Error' })],
    ['a 502 of an intermediary', () => new Response('nonsense', { status: 502 })],
    ['a change in progress', () => refused(409, { ErrorCode: 'EC_Idempotency_In_Progress' })],
  ])('by %s is retried under the same key, and its outcome is reported', async (_, first) => {
    const { api, sent, pauses } = clientWith((_each, nth) => (nth < 3 ? first() : done()));
    expect(await api.call(change, { body: { n: 1 } })).toBeUndefined();
    expect(keysOf(sent).size).toBe(1);
    expect(pauses).toEqual(retryPausesMs.slice(0, 2));
    expect(isOutcomeCheckRunning()).toBe(false);
  });

  it('is refused if a retry is refused', async () => {
    const { api } = clientWith((_, nth) => (nth === 1 ? lost() : refused(409, { ErrorCode: 'EC_Already_Active' })));
    await expect(api.call(change, { body: { n: 1 } })).rejects.toMatchObject({ code: 'EC_Already_Active' });
    expect(isOutcomeCheckRunning()).toBe(false);
  });

  it.each(['EC_Overloaded', 'EC_Too_Many_Requests'])('is not settled by a later %s', async (ErrorCode) => {
    const { api, sent } = clientWith((_, nth) => (nth === 1 ? lost() : refused(429, { ErrorCode })));
    await expect(api.call(change, { body: { n: 1 } })).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(sent).toHaveLength(1 + retryPausesMs.length);
  });

  it.each(['EC_Overloaded', 'EC_Partner_Unavailable'])('is not assumed if the server reports %s', async (ErrorCode) => {
    const { api, sent } = clientWith(() => refused(503, { ErrorCode }));
    await expect(api.call(change, { body: { n: 1 } })).rejects.toMatchObject({ code: ErrorCode });
    expect(sent).toHaveLength(1);
  });

  it('stays unknown after all retries; the same change later uses the same key, another does not', async () => {
    const { api, sent } = clientWith((_, nth) => (nth <= 5 ? lost() : done()));
    await expect(api.call(change, { body: { n: 1 } })).rejects.toBeInstanceOf(OutcomeUnknown);
    await api.call(change, { body: { n: 1 } });
    expect(keysOf(sent).size).toBe(1);
    await api.call(change, { body: { n: 1 } });
    expect(keysOf(sent).size).toBe(2);
  });

  it('uses the same key for nearly as long as the server keeps its answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { api, sent } = clientWith((_, nth) => (nth <= 5 ? lost() : done()));
    await expect(api.call(change, { body: { n: 1 } })).rejects.toBeInstanceOf(OutcomeUnknown);
    vi.setSystemTime(Date.now() + 22 * 3_600_000);
    await api.call(change, { body: { n: 1 } });
    expect(keysOf(sent).size).toBe(1);
  });

  it('loses its key once something else was settled: the next change is a new request', async () => {
    const { api, sent } = clientWith((_, nth) => (nth <= 5 ? lost() : done()));
    await expect(api.call(change, { body: { n: 1 } })).rejects.toBeInstanceOf(OutcomeUnknown);
    await api.call(change, { body: { n: 2 } });
    await api.call(change, { body: { n: 1 } });
    expect(keysOf(sent).size).toBe(3);
  });

  it('must have been sent: offline nothing is sent and nothing is retried', async () => {
    const { api, sent } = clientWith(done, 'good', false);
    await expect(api.call(change, { body: { n: 1 } })).rejects.toBeInstanceOf(NotSent);
    expect(sent).toHaveLength(0);
  });

  it('differs from a read, which fails at once', async () => {
    const { api, sent } = clientWith(lost);
    await expect(api.call(read, { params: { id: '1' }, query: {} })).rejects.toBeInstanceOf(NoAnswer);
    expect(sent).toHaveLength(1);
  });
});

describe('a call that needs a step-up', () => {
  const done = () => new Response(null, { status: 204 });
  const closed = () => refused(403, { ErrorCode: 'EC_Step_Up_Required' });

  it('is sent again under the same key with the same body after the user has confirmed', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const { api, sent } = clientWith((_, nth) => (nth === 1 ? closed() : done()), 'good', true, ask);
    expect(await api.call(change, { body: { n: 1 } })).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(new Set(sent.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('is refused if the user cancels, and nothing more is sent', async () => {
    const { api, sent } = clientWith(closed);
    await expect(api.call(change, { body: { n: 1 } })).rejects.toMatchObject({ code: 'EC_Step_Up_Required' });
    expect(sent).toHaveLength(1);
  });

  it('asks once: a confirmation without effect is not requested again', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const { api } = clientWith(closed, 'good', true, ask);
    await expect(api.call(change, { body: { n: 1 } })).rejects.toMatchObject({ code: 'EC_Step_Up_Required' });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

it('an error code unknown to this page is kept [SH-540]', async () => {
  const { api } = clientWith(() => refused(400, { ErrorCode: 'EC_From_Tomorrow' }));
  const failure = await api.call(change, { body: { n: 1 } }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'EC_From_Tomorrow' });
});

describe('a GET that changes something', () => {
  const generate = endpoint({ ...read, name: 'generate', changesOnGet: true });

  it.each([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is a 500', () => refused(500, { ErrorCode: 'EC_Internal_Error' })],
  ])('is not retried when its answer %s: its outcome stays unknown', async (_how, answer) => {
    const { api, sent } = clientWith(answer as () => Response);
    await expect(api.call(generate, { params: { id: '1' }, query: {} })).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(sent).toHaveLength(1);
  });

  it('reports a refusal', async () => {
    const { api } = clientWith(() => refused(409, { ErrorCode: 'EC_Already_Active' }));
    await expect(api.call(generate, { params: { id: '1' }, query: {} })).rejects.toMatchObject({
      code: 'EC_Already_Active',
    });
  });
});

describe('a file', () => {
  const pdf = endpoint({ ...read, name: 'document', produces: 'application/pdf' });
  const asFile = (disposition: string) => () =>
    new Response('%PDF', { headers: { 'content-disposition': disposition, 'content-type': 'application/pdf' } });

  it.each([
    ['attachment; filename="contract.pdf"', 'contract.pdf'],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%D0%94%D0%BE%D0%B3%D0%BE%D0%B2%D0%BE%D1%80.pdf', 'Договор.pdf'],
    ['attachment', 'document'],
  ])('is downloaded with the session under its name: %s', async (disposition, name) => {
    const { api, sent } = clientWith(asFile(disposition));
    const download = await api.download(pdf, { params: { id: '1' }, query: {} });
    expect([download.name, await download.file.text()]).toEqual([name, '%PDF']);
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer good' });
  });

  it('reports a refusal like any call', async () => {
    const { api } = clientWith(() => refused(403, {}));
    await expect(api.download(pdf, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ code: 'Error_403' });
  });
});

describe('a flow that ends without a session', () => {
  const signal = endpoint({ ...read, name: 'signal', on401: 'leave' });
  const leaving = (spec: typeof read | typeof signal, renews: boolean) => {
    const leaveFlow = vi.fn();
    let token = 'good';
    const api = createApiClient({
      session: {
        accessToken: () => token,
        sessionId: () => 'S'.repeat(25),
        renew: () => {
          if (renews) token = 'renewed';
          return Promise.resolve(renews);
        },
      },
      language: () => 'bg',
      isOnline: () => true,
      leaveFlow,
      fetch: ((_url: string, init: { headers: Record<string, string> }) =>
        Promise.resolve(init.headers['authorization'] === 'Bearer renewed' ? named() : refused(401))) as typeof fetch,
    });
    return { leaveFlow, answer: api.call(spec, { params: { id: '1' }, query: {} }).catch(() => 'refused') };
  };

  it.each([
    ['ends after a failed renewal', signal, false, 1],
    ['continues after a renewal', signal, true, 0],
    ['does not end if the call does not require it', read, false, 0],
  ])('%s', async (_what, spec, renews, times) => {
    const { leaveFlow, answer } = leaving(spec, renews);
    const isLeft = new Promise<string>((left) => leaveFlow.mockImplementation(() => left('left')));
    await Promise.race([answer, isLeft]);
    expect(leaveFlow).toHaveBeenCalledTimes(times);
  });

  it('gets no result after its end', async () => {
    const { leaveFlow, answer } = leaving(signal, false);
    await expect.poll(() => leaveFlow.mock.calls).not.toEqual([]);
    const later = new Promise<string>((pass) => setTimeout(() => pass('nothing')));
    expect(await Promise.race([answer, later])).toBe('nothing');
  });
});
