import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepted, done, empty, endpoint, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { Msisdn, strict } from '#platform/schema.ts';
import { browserOn, openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import type { FastifyInstance } from 'fastify';
import { createApiServer } from './api-server.ts';
import { holdsAddress, holdsCard, holdsContract, holdsDocument, holdsPid } from './holding-guards.ts';
import { mount } from './route.ts';

const give = endpoint({
  name: 'give',
  summary: 'Gives a present',
  method: 'POST',
  path: '/test/give',
  access: 'account',
  idempotency: 'key',
  body: strict({ what: Type.String() }),
  answers: { 200: Type.Object({ number: Type.Integer(), what: Type.String() }) },
  errors: ['EC_Try_Later'],
});
const told = { summary: 'Of this test', method: 'GET', access: 'account', errors: [] } as const;
const cut = endpoint({
  ...told,
  name: 'cut',
  path: '/test/cut',
  answers: { 200: Type.Object({ name: Type.String() }) },
});
const takeIn = endpoint({ ...told, name: 'takeIn', path: '/test/accepted', answers: { 202: empty } });
const finish = endpoint({ ...told, name: 'finish', path: '/test/done', answers: { 204: empty } });
const fail = endpoint({ ...told, name: 'fail', path: '/test/fail', answers: { 204: empty } });
const early = endpoint({
  ...told,
  name: 'early',
  path: '/test/early',
  readsOwn: true,
  answers: { 200: Type.Object({ account: Type.Integer() }) },
});
const earlyFailure = endpoint({ ...fail, name: 'earlyFailure', path: '/test/early-failure', readsOwn: true });
const whoever = endpoint({
  ...told,
  name: 'whoever',
  path: '/test/whoever',
  access: 'public',
  knowsCaller: true,
  answers: { 200: Type.Object({ isKnown: Type.Boolean() }) },
});
const owned = endpoint({
  ...told,
  name: 'owned',
  path: '/test/owned/:msisdn',
  access: { holds: 'own-service', at: 'params.msisdn' },
  params: strict({ msisdn: Msisdn }),
  answers: { 204: empty },
});
const ofPid = endpoint({
  ...told,
  name: 'ofPid',
  path: '/test/pid',
  access: { holds: 'pid', at: 'query.pid' },
  query: strict({ pid: Type.Optional(Type.String()) }),
  answers: { 200: Type.Object({ customer: Type.Integer() }) },
});

/** Each kind of id, with one that Maria owns. */
const holdings = {
  pid: '8307099971',
  contract: 'M1000101',
  document: 'M1000101-A2',
  address: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a1001',
  card: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001',
} as const;
const heldKinds = Object.keys(holdings) as (keyof typeof holdings)[];
const held = heldKinds.map((kind) =>
  endpoint({
    ...told,
    name: `held ${kind}`,
    path: `/test/held/${kind}/:id`,
    access: { holds: kind, at: 'params.id' },
    params: strict({ id: Type.String() }),
    answers: { 204: empty },
  }),
);
const generate = endpoint({ ...finish, name: 'generate', path: '/test/generate', changesOnGet: true });

let portal: TestPortal;
let app: FastifyInstance;
let maria: Browser;
let georgi: Browser;
let ivan: Browser;
let refusesNext = false;

beforeAll(async () => {
  portal = await openPortal();
  const { platform } = portal;
  await platform.pool.query('create table present (number integer generated always as identity, what text not null)');
  app = await createApiServer(platform);
  const at = { app, platform, guards, mounted: [] };
  mount(at, give, (call) =>
    call.change(async (tx) => {
      const { rows } = await sql<{ number: number }>`
        insert into present (what) values (${call.body.what}) returning number`.execute(tx);
      return refusesNext ? refuse('EC_Try_Later') : ok({ number: rows[0]!.number, what: call.body.what });
    }),
  );
  mount(at, cut, () => ok({ name: 'Мария', password_hash: 'never', pid: '8307099971' }));
  mount(at, takeIn, () => accepted);
  mount(at, finish, () => done);
  mount(at, fail, () => {
    throw new Error('connection to 10.0.0.7 refused for 8307099971');
  });
  mount(at, early, (call) => ok({ account: call.caller.accountId }));
  mount(at, earlyFailure, () => {
    throw new Error('too early');
  });
  mount(at, whoever, (call) => ok({ isKnown: call.caller !== undefined }));
  mount(at, owned, () => done);
  for (const spec of held) mount(at, spec, () => done);
  mount(at, generate, () => done);
  mount(at, ofPid, (call) => ok({ customer: call.customerId }));
  await app.ready();
  [maria, georgi, ivan] = await Promise.all([signedIn('maria'), signedIn('georgi'), signedIn('ivan')]);
});
afterAll(async () => {
  await app.close();
  await portal.close();
});
beforeEach(async () => {
  refusesNext = false;
  await portal.platform.pool.query('truncate present restart identity; truncate idempotency');
});

const guards = {
  pid: holdsPid,
  contract: holdsContract,
  document: holdsDocument,
  address: holdsAddress,
  card: holdsCard,
};

async function signedIn(name: string): Promise<Browser> {
  const { tokens, cookies, sessionId } = await portal.browser().signIn(name);
  return Object.assign(browserOn(app), { tokens, cookies, sessionId });
}

const giveOnce = (who: Browser, key: string | undefined, what = 'book') =>
  who.call('POST', '/test/give', { body: { what }, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
const presents = async () => (await portal.platform.pool.query('select from present')).rowCount;

describe('an Idempotency-Key', () => {
  it('returns the same answer again and changes nothing more', async () => {
    const first = await giveOnce(maria, 'key-00000001');
    const second = await giveOnce(maria, 'key-00000001');
    expect([first.status, first.body]).toEqual([200, { number: 1, what: 'book' }]);
    expect([second.status, second.body]).toEqual([200, { number: 1, what: 'book' }]);
    expect(await presents()).toBe(1);
  });

  it('makes one change from a hundred parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => giveOnce(maria, 'key-00000001')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body)))).toEqual(
      new Set(['{"number":1,"what":"book"}']),
    );
    expect(await presents()).toBe(1);
  });

  it('is refused with another body', async () => {
    await giveOnce(maria, 'key-00000001', 'book');
    const other = await giveOnce(maria, 'key-00000001', 'car');
    expect([other.status, other.body]).toMatchObject([409, { ErrorCode: 'EC_Idempotency_Key_Reused' }]);
    expect(await presents()).toBe(1);
  });

  it('does not store a refusal, so a retry may succeed', async () => {
    refusesNext = true;
    expect((await giveOnce(maria, 'key-00000001')).body).toMatchObject({ ErrorCode: 'EC_Try_Later' });
    expect(await presents()).toBe(0);
    refusesNext = false;
    expect((await giveOnce(maria, 'key-00000001')).status).toBe(200);
    expect(await presents()).toBe(1);
  });

  it('is separate for each user', async () => {
    await giveOnce(maria, 'key-00000001');
    expect((await giveOnce(georgi, 'key-00000001')).body).toMatchObject({ number: 2 });
  });

  it('is optional, and without it every call is a change', async () => {
    await giveOnce(maria, undefined);
    await giveOnce(maria, undefined);
    expect(await presents()).toBe(2);
  });

  it.each(['short', 'x'.repeat(201), 'with a space', 'ключ-00000001'])('is refused when it is %j', async (key) => {
    const answer = await giveOnce(maria, key);
    expect([answer.status, answer.body]).toMatchObject([400, { ErrorCode: 'EC_Invalid_Request' }]);
  });
});

describe('an answer', () => {
  it('is cut to its schema', async () => {
    expect((await maria.call('GET', '/test/cut')).body).toEqual({ name: 'Мария' });
  });

  it.each([
    ['/test/accepted', 202],
    ['/test/done', 204],
  ])('of %s is empty', async (path, status) => {
    const answer = await maria.call('GET', path);
    expect([answer.status, answer.body]).toEqual([status, undefined]);
  });

  it('to an unexpected error is one generic sentence', async () => {
    const { status, body } = await maria.call('GET', '/test/fail');
    expect(status).toBe(500);
    expect(body).toEqual({
      ErrorCode: 'EC_Internal_Error',
      Message: 'Възникна грешка. Моля, опитайте отново.',
      TraceId: expect.any(String) as string,
    });
  });
});

describe('a read that runs in parallel with the session check', () => {
  it("returns the caller's own data", async () => {
    expect((await maria.call('GET', '/test/early')).body).toEqual({ account: 1 });
    expect((await maria.call('GET', '/test/early-failure')).status).toBe(500);
  });

  it('returns nothing after the session has ended', async () => {
    const leaving = await signedIn('maria');
    await portal.platform.db
      .updateTable('session')
      .set({ ended_at: new Date() })
      .where('session_id', '=', leaving.sessionId)
      .execute();
    for (const path of ['/test/early', '/test/early-failure']) {
      const { status, body } = await leaving.call('GET', path);
      expect([status, body]).toEqual([401, expect.objectContaining({ ErrorCode: 'Error_401' })]);
    }
  });
});

const codeFor = async (who: Browser, msisdn: string) =>
  ((await who.call('GET', `/test/owned/${msisdn}`)).body as { ErrorCode?: string } | undefined)?.ErrorCode;

describe('a service that requires ownership', () => {
  it('is accessible to its owner', async () => expect(await codeFor(maria, '359888100101')).toBeUndefined());

  it('is reported as a business one to its users [SH-025]', async () => {
    expect(await codeFor(ivan, '359888100501')).toBe('EC_Unavailable_For_Business');
  });

  it('is refused to everybody else, existing or not [SH-003, SH-022]', async () => {
    expect(await codeFor(georgi, '359888100101')).toBe('EC_User_Not_Authoried');
    expect(await codeFor(georgi, '359888999999')).toBe('EC_User_Not_Authoried');
  });
});

const askPid = (query: Record<string, string>) => maria.call('GET', '/test/pid', { query });

describe('a pid', () => {
  it('is accessible to its owner', async () => expect((await askPid({ pid: '8307099971' })).status).toBe(200));

  it.each([{ pid: '5602299925' }, { pid: '1000000001' }, { pid: '' }, {}])(
    'is refused to others: %j',
    async (query) => {
      expect((await askPid(query)).body).toMatchObject({ ErrorCode: 'EC_User_Not_Authoried' });
    },
  );
});

describe('an object with an id', () => {
  it.each(heldKinds)(
    'is accessible to the owner of the %s, and foreign and unknown ids get the same answer',
    async (kind) => {
      const path = `/test/held/${kind}/${encodeURIComponent(holdings[kind])}`;
      expect((await maria.call('GET', path)).status).toBe(204);
      const unknown = `/test/held/${kind}/${kind === 'address' || kind === 'card' ? randomUUID() : 'unknown'}`;
      const answers = [await georgi.call('GET', path), await maria.call('GET', unknown)];
      for (const { status, body } of answers) {
        expect([status, (body as { ErrorCode: string }).ErrorCode]).toEqual([403, 'EC_User_Not_Authoried']);
      }
    },
  );

  it.each(['address', 'card'])('with an invalid id of a(n) %s is unknown', async (kind) => {
    expect((await maria.call('GET', `/test/held/${kind}/1%27--`)).status).toBe(403);
  });
});

describe('a GET that changes something', () => {
  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
  ])('is refused for a prefetch (%s: %s)', async (header, value) => {
    expect((await maria.call('GET', '/test/generate', { headers: { [header]: value } })).status).toBe(400);
    expect((await maria.call('GET', '/test/generate')).status).toBe(204);
  });

  it('does not run for HEAD', async () => {
    expect((await maria.call('HEAD', '/test/generate')).status).toBe(404);
  });
});

describe('a public call with optional sign-in', () => {
  it('answers with and without sign-in, and refuses an invalid token', async () => {
    expect(await browserOn(app).call('GET', '/test/whoever')).toMatchObject({ status: 200, body: { isKnown: false } });
    expect(await maria.call('GET', '/test/whoever')).toMatchObject({ status: 200, body: { isKnown: true } });
    const headers = { authorization: 'Bearer nonsense' };
    expect(await browserOn(app).call('GET', '/test/whoever', { headers })).toMatchObject({ status: 401 });
  });
});
