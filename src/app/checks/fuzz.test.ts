import fc from 'fast-check';
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { empty, type EndpointSpec } from '#platform/endpoint.ts';
import { isErrorCode, sharedErrorCodes } from '#platform/errors.ts';
import { isOfOperators } from '#platform/server/http/desk-operator.ts';
import { answerBody } from '#platform/server/tmf/resource.ts';
import { tmfResources } from '#platform/server/tmf/resources/tmf-resources.ts';
import { callSamples, sendSample } from '#testing/call-samples.ts';
import { spoiled, spoilings, type RequestMutation } from '#testing/fuzz/requests.ts';
import { openDesk } from '#testing/desk.ts';
import { operatorRequests, samplesOf, type OperatorSample } from '#testing/fuzz/operator-requests.ts';
import { apiEnvironment, operatorApiOn, type ApiAnswer, type OperatorApi } from '#testing/operator-api.ts';
import { openPortal, type TestReply, type Browser, type TestPortal } from '#testing/portal.ts';
import { endpoints } from '../server/endpoints.ts';
import { importedResources } from '../server/imported-resources.ts';

/** `npm run fuzz` sends many requests; the test suite sends a few with a fixed seed. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** After these calls nobody could sign in as before. */
const left = new Set([
  'deactivateProfile',
  'changePassword',
  'setNewPassword',
  'leaveDesk',
  'resetDemo',
  'advanceDemoClock',
  'resetDemoClock',
]);
const fuzzed = endpoints.filter(({ name }) => !left.has(name));

const listenerToken = 'a token of the network';

let portal: TestPortal;
let operator: Browser;
beforeAll(async () => {
  portal = await openPortal({
    ...apiEnvironment,
    OPERATOR_API_PER_MINUTE: '1000000',
    OPERATOR_API_CALLBACKS: 'https://oss.example',
    PROVISIONING_LISTENER_TOKEN: listenerToken,
  });
  operator = (await openDesk(portal, 'editor', 'support')).browser;
});
afterAll(() => portal.close());

/** The fault of an answer, or null. */
function faultOf(spec: EndpointSpec, { status, body }: TestReply): string | null {
  if (status >= 500 && status !== 503) return `${status}`;
  if (status >= 400) return faultOfRefusal(spec, status, body);
  const schema: TSchema | typeof empty | undefined = spec.answers[status as 200];
  if (schema === undefined) return `${status} is none of its answers`;
  if (schema === empty || spec.produces) return null;
  const [first] = Value.Errors(schema, body);
  return first ? `${status} with ${JSON.stringify(first).slice(0, 200)}` : null;
}

function faultOfRefusal(spec: EndpointSpec, status: number, body: unknown): string | null {
  const { ErrorCode: code, Message: message, TraceId: trace } = (body ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string' || !isErrorCode(code)) return `${status} without a code: ${JSON.stringify(body)}`;
  if (typeof message !== 'string' || typeof trace !== 'string') return `${status} ${code} without words or trace`;
  const known: readonly string[] = [...spec.errors, ...sharedErrorCodes];
  return known.includes(code) ? null : `${status} ${code} is not in its contract`;
}

const atOnce = 8;
const people = ['maria', 'elena', 'pekarna'];

/** Rate limits have their own tests; here they would hide other faults. */
async function signInAll(): Promise<Browser[]> {
  await portal.platform.pool.query('truncate rate_limit, sign_in_failure');
  const signedIn = await Promise.all(people.map((who) => portal.browser().signIn(who)));
  await portal.platform.pool.query(`update session set step_up_until = '2100-01-01'`);
  return [portal.browser(), ...signedIn];
}

it(
  `${requests} generated requests cause no server error and no answer outside the contract`,
  { tags: 'thousands' },
  async () => {
    const made = fc.sample(
      fc.constantFrom(...fuzzed).chain((spec) => fc.tuple(fc.constant(spec), spoilings(spec), fc.nat(people.length))),
      { numRuns: requests, seed },
    );
    const faults = new Map<string, RequestMutation>();
    const lanes = Array.from({ length: atOnce }, async (_, lane) => {
      let browsers = await signInAll();
      for (const [spec, spoiling, who] of made.filter((_each, place) => place % atOnce === lane)) {
        const isAtDesk = who > 0 && isOfOperators(spec.access);
        const browser = isAtDesk ? operator : browsers[who]!;
        const answer = await sendSample(browser, spec, spoiled(callSamples[spec.name]!(browser), spoiling));
        const fault = faultOf(spec, answer);
        if (fault) faults.set(`${spec.method} ${spec.path}: ${fault}`, spoiling);
        // One of the calls signs out.
        if (answer.status === 401 && who > 0 && !isAtDesk) browsers = await signInAll();
      }
    });
    await Promise.all(lanes);
    expect([...faults].map(([fault, spoiling]) => `${fault} after ${JSON.stringify(spoiling)}`)).toEqual([]);
  },
);

it('HEAD of every call, anonymous and signed in, causes no server error and no audit entry', async () => {
  const browsers = await signInAll();
  const evidence = async () =>
    (await portal.platform.pool.query<{ action: string }>('select action from audit where customer_id > 0')).rows;
  const before = await evidence();
  const faults: string[] = [];
  for (const spec of fuzzed) {
    for (const browser of [...browsers, operator]) {
      const sample = callSamples[spec.name]!(browser);
      const { status } = await sendSample(browser, { ...spec, method: 'HEAD' as never }, sample);
      if (status >= 500 && status !== 503) faults.push(`${spec.path}: ${status}`);
    }
  }
  expect(faults).toEqual([]);
  expect(await evidence()).toEqual(before);
});

it('HEAD of every call of the operator’s systems causes no server error', async () => {
  const api = operatorApiOn(portal);
  const faults: string[] = [];
  for (const { path, id = '' } of await operatorSamples(api)) {
    const { status } = await api.call('HEAD', path.replace(':id', encodeURIComponent(id)));
    if (status >= 500) faults.push(`${path}: ${status}`);
  }
  expect(faults).toEqual([]);
});

/** Samples of every call of the operator's systems. */
async function operatorSamples(api: OperatorApi): Promise<OperatorSample[]> {
  const samples: OperatorSample[] = [];
  const resources = tmfResources(importedResources);
  for (const resource of resources) {
    const { body } = await api.call('GET', `${resource.api.path}/${resource.name}`);
    const given = body as { id: string }[];
    // The first and the last: in the catalogue and the inventory they are of different resources.
    for (const one of [given[0]!, given.at(-1)!]) samples.push(...samplesOf(resource, one));
  }
  for (const path of new Set(resources.map(({ api: { path: base } }) => `${base}/hub`))) {
    samples.push({ method: 'POST', path, body: { callback: 'https://oss.example/events', query: '' }, good: [201] });
    samples.push({ method: 'DELETE', path: `${path}/:id`, id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999', good: [204] });
  }
  const event = { eventId: 'e', eventType: 'ServiceOrderStateChangeEvent', event: { serviceOrder: { id: 'so-1' } } };
  const path = '/serviceOrdering/v4/listener/serviceOrderStateChangeEvent';
  return [...samples, { method: 'POST', path, body: event, good: [201] }];
}

/** The fault of an answer to one of the operator's systems, or null. */
function operatorFaultOf({ good, resource }: OperatorSample, { status, body }: ApiAnswer): string | null {
  if (status >= 400) return isTmfError(status, body) ? null : `${status} with ${JSON.stringify(body)}`;
  if (!good.includes(status)) return `${status} is none of its answers`;
  const schema = resource && answerBody(resource);
  const [first] = schema ? Value.Errors(schema, body) : [];
  return first ? `${status} with ${JSON.stringify(first).slice(0, 200)}` : null;
}

function isTmfError(status: number, body: unknown): boolean {
  const { code, reason, message, status: said } = (body ?? {}) as Record<string, unknown>;
  const words = [code, reason, message];
  return (status < 500 || status === 503) && words.every((word) => typeof word === 'string') && said === `${status}`;
}

const operatorRequestCount = Math.ceil(requests / 3);

it(
  `${operatorRequestCount} generated requests of the operator’s systems cause no error and no answer in another format`,
  { tags: 'thousands' },
  async () => {
    let api = operatorApiOn(portal);
    const made = fc.sample(operatorRequests(await operatorSamples(api)), { numRuns: operatorRequestCount, seed });
    const faults = new Map<string, string>();
    const answered = new Set<number>();
    const lanes = Array.from({ length: atOnce }, async (_, lane) => {
      for (const { sample, spoiled: what } of made.filter((_each, place) => place % atOnce === lane)) {
        const { method, path, id = '', query = {}, body } = sample;
        const at = `${path.replace(':id', encodeURIComponent(id))}?${new URLSearchParams(query).toString()}`;
        const isNetwork = path.startsWith('/serviceOrdering');
        const headers: Record<string, string> = isNetwork ? { authorization: `Bearer ${listenerToken}` } : {};
        let answer = await api.call(method, at, body, headers);
        if (answer.status === 401) {
          // A token expires after five minutes.
          api = operatorApiOn(portal);
          answer = await api.call(method, at, body, headers);
        }
        answered.add(answer.status);
        const fault = operatorFaultOf(sample, answer);
        if (fault) faults.set(`${method} ${path}: ${fault}`, what);
      }
    });
    await Promise.all(lanes);
    expect([...faults].map(([fault, what]) => `${fault} after ${what}`)).toEqual([]);
    // They are authenticated and reach the handler.
    expect([...answered].toSorted((one, other) => one - other)).toEqual(
      expect.arrayContaining([200, 201, 400, 404, 405]),
    );
    expect(answered).not.toContain(401);
  },
);

it.each([
  [{ status: 500, body: {} }, '500'],
  [{ status: 400, body: { ErrorCode: 'EC_Oops' } }, '400 without a code: {"ErrorCode":"EC_Oops"}'],
  [
    { status: 400, body: { ErrorCode: 'EC_Card_Expired', Message: '', TraceId: '' } },
    '400 EC_Card_Expired is not in its contract',
  ],
  [{ status: 204, body: undefined }, '204 is none of its answers'],
  [{ status: 200, body: [{ happened_at: 1 }] }, expect.stringContaining('200 with') as string],
  [{ status: 200, body: [] }, null],
])('an answer %j is classified as %s', (answer, fault) => {
  const spec = endpoints.find(({ name }) => name === 'signInHistory')!;
  expect(faultOf(spec, { ...answer, headers: {}, bytes: Buffer.alloc(0) })).toEqual(fault);
});
