import type { FastifyInstance } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultBodyLimit, done, empty, endpoint, type EndpointSpec } from '#platform/endpoint.ts';
import { isOpen } from '#platform/server/http/desk-operator.ts';
import { createApiServer } from '#platform/server/http/api-server.ts';
import { mount } from '#platform/server/http/route.ts';
import { distinct, strict } from '#platform/schema.ts';
import { callSamples, sendSample } from '#testing/call-samples.ts';
import { browserOn, openPortal, type TestReply, type Browser, type TestPortal } from '#testing/portal.ts';
import { endpoints } from '../server/endpoints.ts';

const squareBytes = 128 * 1024;
const planted = endpoint({
  name: 'planted',
  summary: 'Of this test',
  method: 'POST',
  path: '/test/planted',
  access: 'public',
  bodyLimit: squareBytes,
  body: strict({ codes: Type.Array(Type.String(), { uniqueItems: true }) }),
  answers: { 204: empty },
  errors: [],
});
const mended = endpoint({
  ...planted,
  name: 'mended',
  path: '/test/mended',
  body: strict({ codes: distinct(Type.String(), { minItems: 1, maxItems: 20_000 }) }),
});
const guarded = endpoint({ ...mended, name: 'guarded', path: '/test/guarded', access: 'account' });
const repeated = Array.from({ length: 16_000 }, () => '20107');

let portal: TestPortal;
let maria: Browser;
let app: FastifyInstance;
/** CPU time of validating a 128 KB body at quadratic cost, on this machine in this run. */
let squareMs: number;

beforeAll(async () => {
  portal = await openPortal();
  maria = await (await portal.browser().signIn('maria')).stepUp();
  app = await createApiServer(portal.platform);
  const at = { app, platform: portal.platform, guards: {}, mounted: [] };
  for (const spec of [planted, mended, guarded]) mount(at, spec, () => done);
  await app.ready();
  squareMs = (await costOnce(() => send('/test/planted', repeated))).ms;
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

const send = (path: string, codes: unknown) => browserOn(app).call('POST', path, { body: { codes } });

type Part = 'params' | 'query' | 'headers' | 'body';
type Node = TSchema & {
  type?: string;
  items?: Node;
  properties?: Record<string, Node>;
  anyOf?: Node[];
  enum?: unknown;
  maxItems?: number;
  pattern?: string;
};
type Field = { path: string[]; schema: Node };

/** A schema and all its parts, each with its path in a value. */
function fieldsIn(schema: Node, path: string[] = []): Field[] {
  return [
    { path, schema },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => fieldsIn(part, [...path, name])),
    ...(schema.items ? fieldsIn(schema.items, [...path, '0']) : []),
    ...(schema.anyOf ?? []).flatMap((part) => fieldsIn(part, path)),
  ];
}

const parts = ['params', 'query', 'headers', 'body'] as const;
const fieldsOf = (spec: EndpointSpec, part: Part) => (spec[part] ? fieldsIn(spec[part]) : []);
const isString = ({ schema }: Field) => schema.type === 'string';
const isList = ({ schema }: Field) => schema.type === 'array';

describe('the schema of a request', () => {
  /** Keywords that visit items or names more than once, or whose cost is hard to see. */
  const forbidden = ['uniqueItems', 'contains', 'oneOf', 'not', 'if', 'patternProperties', 'propertyNames', '$ref'];
  const repeatedGroup = /\)[*+{]/;

  const faultsIn = (schema: TSchema) =>
    fieldsIn(schema as Node).flatMap((field) => {
      const { schema: node, path } = field;
      return [
        ...forbidden.filter((keyword) => keyword in node),
        ...(isList(field) && node.maxItems === undefined ? ['a list without maxItems'] : []),
        ...(repeatedGroup.test(node.pattern ?? '') ? ['a pattern that repeats a group'] : []),
      ].map((fault) => `${path.join('.')}: ${fault}`);
    });

  it('of no call has more than linear cost', () => {
    const found = endpoints.flatMap((spec) => parts.flatMap((part) => (spec[part] ? faultsIn(spec[part]) : [])));
    expect(found).toEqual([]);
  });

  it.each([
    [strict({ codes: Type.Array(Type.String(), { maxItems: 2, uniqueItems: true }) }), 'codes: uniqueItems'],
    [strict({ codes: Type.Array(Type.String()) }), 'codes: a list without maxItems'],
    [strict({ code: Type.String({ pattern: '^(a+)+$' }) }), 'code: a pattern that repeats a group'],
  ])('is detected if it does: %#', (schema, fault) => expect(faultsIn(schema)).toEqual([fault]));
});

/** A copy of a value with another one at a path. */
function withValueAt(value: unknown, [name, ...rest]: string[], put: unknown): unknown {
  if (name === undefined) return put;
  if (Array.isArray(value) || name === '0') return [withValueAt((value as unknown[] | undefined)?.[0], rest, put)];
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [name]: withValueAt(object[name], rest, put) };
}

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], value);
}

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Measures an expensive request again: the first may include compilation or garbage collection. */
async function costOf(ask: () => Promise<TestReply>): Promise<{ status: number; ms: number }> {
  const first = await costOnce(ask);
  return isCheap(first) ? first : costOnce(ask);
}

/** CPU time of the thread that serves all requests. */
async function costOnce(ask: () => Promise<TestReply>): Promise<{ status: number; ms: number }> {
  const began = cpuMs();
  const { status } = await ask();
  return { status, ms: cpuMs() - began };
}

/** Bodies that fill a list or a text up to the limit of the call. */
function fillings({ schema, path }: Field, sample: unknown, limit: number): unknown[] {
  const room = limit - JSON.stringify(sample ?? {}).length - 200;
  if (schema.type === 'string') return ['x', '1', 'aA1!'].map((text) => text.repeat(room / text.length));
  const known = valueAt(sample, [...path, '0']) ?? '20107';
  const times = (item: unknown) => Math.floor(room / (JSON.stringify(item).length + 1));
  const repeated = (item: unknown) => Array.from({ length: times(item) }, () => item);
  const counted = Array.from({ length: times('1000000') }, (_, index) => String(1_000_000 + index));
  return [repeated(known), repeated(1), repeated([]), counted, counted.slice(0, schema.maxItems)];
}

const bodies = endpoints.filter((spec) => spec.body);
/** A call with a higher limit may cost as much more as its limit is higher. */
const isCheap = ({ ms }: { ms: number }, limit = defaultBodyLimit) =>
  ms < (squareMs / 2) * Math.max(1, limit / squareBytes);

describe.each(bodies.map((spec) => ({ spec, name: spec.name })))('the largest body of $name', ({ spec }) => {
  const limit = spec.bodyLimit ?? defaultBodyLimit;
  const fields = fieldsOf(spec, 'body').filter((field) => isList(field) || (isString(field) && !field.schema.enum));

  async function walk(who: Browser): Promise<{ at: string; status: number; ms: number }[]> {
    const sample = callSamples[spec.name]!(who);
    const seen = [];
    for (const field of fields) {
      for (const filling of fillings(field, sample.body, limit)) {
        const body = withValueAt(sample.body, field.path, filling) as Record<string, unknown>;
        const cost = await costOf(() => sendSample(copyOf(who), spec, { ...sample, body }));
        seen.push({ at: field.path.join('.'), ...cost });
      }
    }
    return seen;
  }

  it('without sign-in costs a fraction of a quadratic check, and is not read if sign-in is required', async () => {
    const seen = await walk(portal.browser());
    expect(seen.filter((cost) => !isCheap(cost, limit) || cost.status >= 500)).toEqual([]);
    expect(isOpen(spec.access) ? [] : seen.filter(({ status }) => status !== 401)).toEqual([]);
  });

  it('of a signed-in user costs a fraction of a quadratic check', async () => {
    const seen = await walk(maria);
    expect(seen.filter((cost) => !isCheap(cost, limit) || cost.status >= 500)).toEqual([]);
  });
});

/** A browser with the same state, whose changes do not affect the original. */
function copyOf(browser: Browser, app = portal.app): Browser {
  const { tokens, sessionId, cookies } = browser;
  return Object.assign(browserOn(app), { tokens, sessionId, cookies: new Map(cookies) });
}

describe('a body', () => {
  it('with a quadratic check is distinguished from one without that keyword', async () => {
    const square = await costOf(() => send('/test/planted', repeated));
    const linear = await costOf(() => send('/test/mended', repeated));
    expect([square.status, linear.status]).toEqual([400, 400]);
    expect([isCheap(square), isCheap(linear)]).toEqual([false, true]);
  });

  it('without duplicates is accepted', async () => expect((await send('/test/mended', ['1', '2'])).status).toBe(204));

  it('larger than its limit is refused, also for calls with a higher limit', async () => {
    expect((await send('/test/mended', ['x'.repeat(127 * 1024)])).status).toBe(204);
    expect((await send('/test/mended', ['x'.repeat(128 * 1024)])).status).toBe(413);
  });

  it('without sign-in is not read if sign-in is required', async () => {
    expect((await send('/test/guarded', 'wrong')).status).toBe(401);
    const body = { codes: 'wrong' };
    expect((await copyOf(maria, app).call('POST', '/test/guarded', { body })).status).toBe(400);
  });
});

describe('a list', () => {
  it('is counted before its items are read', async () => {
    const spec = endpoints.find(({ name }) => name === 'activateExtras')!;
    const sample = callSamples['activateExtras']!(maria);
    const wrongItems = Array.from({ length: 21 }, () => 'not a code');
    const { body } = await sendSample(maria, spec, { ...sample, body: { ...sample.body, codes: wrongItems } });
    expect(body).toMatchObject({ ErrorCode: 'EC_Invalid_Request', Properties: { Field: 'body/codes' } });
  });
});

describe.each(endpoints.map((spec) => ({ spec, name: spec.name })))('a text of $name', ({ spec }) => {
  it.each([
    ['NUL', '\0'],
    ['an unpaired high surrogate', '\ud800'],
    ['an unpaired low surrogate', '\udc00'],
  ])('containing %s is refused', async (_what, character) => {
    const taken = [];
    // An address cannot contain unpaired surrogates: the browser and the server's parser both replace them.
    for (const part of character === '\0' ? (['params', 'query', 'body'] as const) : (['body'] as const)) {
      for (const { path } of fieldsOf(spec, part).filter(isString)) {
        const sample = callSamples[spec.name]!(maria);
        const good = valueAt(sample[part], path);
        const bad = `${typeof good === 'string' ? good : 'abc'}${part === 'params' ? '%00' : character}`;
        const asked = { ...sample, [part]: withValueAt(sample[part], path, bad) };
        const { status } = await sendSample(copyOf(maria), spec, asked);
        if (status < 400 || status >= 500) taken.push({ at: path.join('.'), status });
      }
    }
    expect(taken).toEqual([]);
  });
});
