import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog, logRequests, type Log } from './logging.ts';

const canaries = {
  msisdn: '359888100101',
  pid: '8307099971',
  email: 'maria@demo.abonat.bg',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmVk',
  password: 'Abonat!2026',
  name: 'Мария Иванова',
};

let lines: string[];
let log: Log;
let app: FastifyInstance;

beforeEach(async () => {
  lines = [];
  log = createLog({ level: 'trace', write: (line) => lines.push(line) });
  app = Fastify({ loggerInstance: log, genReqId: () => randomUUID() });
  logRequests(app, () => 7);
  app.post('/services/:msisdn', (request) => {
    request.log.info({ body: request.body, ...canaries, err: canaries.pid }, 'changed %s', canaries.msisdn);
    return { ok: true };
  });
  app.get('/fails', () => {
    throw Object.assign(new TypeError(`no ${canaries.name} ${canaries.pid}\n    at ${canaries.email}:1:1`), {
      detail: `Key (email)=(${canaries.email})`,
      code: '23505',
    });
  });
  await app.ready();
});
afterEach(() => app.close());

function everything(): string {
  return lines.join('');
}

function expectNoCanary() {
  for (const canary of Object.values(canaries)) expect(everything()).not.toContain(canary);
}

function call(url: string, method: 'GET' | 'POST' = 'POST') {
  return app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${canaries.token}`, cookie: `s=${canaries.token}`, 'user-agent': canaries.email },
    ...(method === 'POST' && { payload: canaries }),
  });
}

it('logs route, status, duration and account of a request', async () => {
  await call(`/services/${canaries.msisdn}?email=${canaries.email}&password=${canaries.password}`);
  expect(JSON.parse(lines.find((line) => line.includes('request answered'))!)).toEqual({
    level: expect.any(Number),
    time: expect.any(Number),
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'POST',
    route: '/services/:msisdn',
    status: 200,
    durationMs: expect.any(Number),
    accountId: 7,
    msg: 'request answered',
  });
  expect(lines.length).toBeGreaterThan(2);
  expectNoCanary();
});

it.each([
  ['terminating connection due to administrator command', 'terminating connection due to administrator command'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED …'],
  ['Invalid login: 535 5.7.8 maria', 'Invalid login …'],
  ['invalid input syntax for type uuid: "maria"', 'invalid input syntax for type uuid …'],
  ['relation "maria" does not exist', 'relation … does not exist'],
  ['no Мария Иванова, Maria or maria@demo.bg at 359888100101', 'no … or … at …'],
  [`the customer's 'maria' and "ivan"`, 'the …'],
  ['first line\nmaria', 'first line'],
])('logs of the text %j only %j', (text, logged) => {
  log.error(new Error(text));
  expect(JSON.parse(lines[0]!).err.message).toBe(logged);
});

it('logs kind, code and place of an unexpected error, and no data of its text', async () => {
  await call(`/fails?token=${canaries.token}`, 'GET');
  const failure = lines.map((line) => JSON.parse(line)).find((line) => line.err);
  expect(failure).toMatchObject({ msg: 'failure', err: { type: 'TypeError', code: '23505' } });
  expect(failure.err.stack[0]).toContain('logging.test.ts');
  expectNoCanary();
});

it('does not log an unknown address', async () => {
  await call(`/${canaries.email}/${canaries.pid}?x=${canaries.password}`, 'GET');
  expect(lines).not.toHaveLength(0);
  expectNoCanary();
});

it('removes everything else from child loggers, nested objects and badly formatted fields', () => {
  const child = log.child({ ...canaries, reqId: canaries.email, method: canaries.password });
  child.warn({ route: `/x?y=${canaries.password}`, status: canaries.pid, job: { name: canaries.name } }, 'odd');
  child.error(new Error(canaries.name, { cause: new Error(canaries.password) }));
  child.error({ err: new AggregateError([new Error(canaries.email)], canaries.token) }, 'many');
  expect(lines).toHaveLength(3);
  expectNoCanary();
});

it.each([
  [{ code: 'ECONNRESET' }, { code: 'ECONNRESET' }],
  [{ type: 'Maria Ivanova', message: 7, stack: 8, code: 'maria' }, {}],
])('logs of %j, which is no error, only what has the right form', (err, logged) => {
  log.error({ err }, 'odd');
  expect(JSON.parse(lines[0]!).err).toEqual(logged);
});
