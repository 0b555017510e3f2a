import fc from 'fast-check';
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { empty, type EndpointSpec } from '#platform/endpoint.ts';
import { isErrorCode, sharedErrorCodes } from '#platform/errors.ts';
import { isOfOperators } from '#platform/server/http/desk-operator.ts';
import { callSamples, sendSample } from '#testing/call-samples.ts';
import { spoiled, spoilings, type Spoiling } from '#testing/fuzz/requests.ts';
import { openDesk } from '#testing/desk.ts';
import { openPortal, type Answered, type Browser, type TestPortal } from '#testing/portal.ts';
import { endpoints } from './areas.ts';

/** `npm run fuzz` sends many; with every test a few, always the same. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** After these nobody could sign in as before. */
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

let portal: TestPortal;
let operator: Browser;
beforeAll(async () => {
  portal = await openPortal();
  operator = (await openDesk(portal, 'editor', 'support')).browser;
});
afterAll(() => portal.close());

/** What is wrong with an answer; null when nothing is. */
function faultOf(spec: EndpointSpec, { status, body }: Answered): string | null {
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

async function signInAll(): Promise<Browser[]> {
  return [portal.browser(), ...(await Promise.all(people.map((who) => portal.browser().signIn(who))))];
}

it(`${requests} made-up requests meet no error of the server and no answer outside its contract`, async () => {
  const made = fc.sample(
    fc.constantFrom(...fuzzed).chain((spec) => fc.tuple(fc.constant(spec), spoilings(spec), fc.nat(people.length))),
    { numRuns: requests, seed },
  );
  const faults = new Map<string, Spoiling>();
  const lanes = Array.from({ length: atOnce }, async (_, lane) => {
    let browsers = await signInAll();
    for (const [spec, spoiling, who] of made.filter((_each, place) => place % atOnce === lane)) {
      const isAtDesk = who > 0 && isOfOperators(spec.access);
      const browser = isAtDesk ? operator : browsers[who]!;
      const answer = await sendSample(browser, spec, spoiled(callSamples[spec.name]!(browser), spoiling));
      const fault = faultOf(spec, answer);
      if (fault) faults.set(`${spec.method} ${spec.path}: ${fault}`, spoiling);
      // Signing out is among the calls.
      if (answer.status === 401 && who > 0 && !isAtDesk) browsers = await signInAll();
    }
  });
  await Promise.all(lanes);
  expect([...faults].map(([fault, spoiling]) => `${fault} after ${JSON.stringify(spoiling)}`)).toEqual([]);
}, 3_600_000);

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
])('an answer %j is judged as %s', (answer, fault) => {
  const spec = endpoints.find(({ name }) => name === 'signInHistory')!;
  expect(faultOf(spec, { ...answer, headers: {}, bytes: Buffer.alloc(0) })).toEqual(fault);
});
