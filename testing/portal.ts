// The portal without the web, on its own database with the demo accounts: for tests of calls.

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { createPortalServer } from '#app/server/server.ts';
import { demoControls } from '#app/demo/demo-controls.ts';
import { openPlatform } from '#app/server/start-platform.ts';
import { demoPassword } from '#database/demo/people.ts';
import { defaultBrand, selectBrand } from '#platform/current-brand.ts';
import { apiBase, type EndpointSpec } from '#platform/endpoint.ts';
import { readConfiguration } from '#platform/server/configuration.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { createLog } from '#platform/server/logging.ts';
import type { Platform } from '#platform/server/platform.ts';
import { freshDemoDatabase } from './fresh-database.ts';
import { runDueJobs } from './run-due-jobs.ts';

export type TestRequest = { query?: Record<string, string>; body?: unknown; headers?: Record<string, string> };
export type TestReply = {
  status: number;
  body: unknown;
  headers: LightMyRequestResponse['headers'];
  /** The binary body. */
  bytes: Buffer;
};

export type PassedPassword = { session_id: string; code: string; return_uri: string };

/** A browser from the server's view: it keeps cookies and, once signed in, sends its token. */
export type Browser = {
  call(method: string, path: string, asked?: TestRequest): Promise<TestReply>;
  /** The first step of a sign-in; `complete-new` takes the result. */
  passPassword(username: string, password?: string, redirectUri?: string): Promise<PassedPassword>;
  signIn(username: string, password?: string): Promise<Browser>;
  /** Confirms the password, as calls with `stepUp` require. */
  stepUp(password?: string): Promise<Browser>;
  tokens: { access_token: string; refresh_token: string } | null;
  sessionId: string | null;
  cookies: Map<string, string>;
};

export type TestPortal = {
  app: FastifyInstance;
  platform: Platform;
  endpoints: readonly EndpointSpec[];
  connection: pg.ClientConfig;
  /** All log lines so far. */
  log: string[];
  browser(): Browser;
  /** Runs the jobs that are due. */
  runDueJobs(): Promise<void>;
  /** Moves the portal's clock forward. */
  pass(seconds: number): Promise<void>;
  close(): Promise<void>;
};

/** The portal's database connection can be frozen; the test's own one is separate. */
type ConnectThrough = (connection: pg.ClientConfig) => Promise<pg.ClientConfig>;

/** One connection for a whole call: code that needs a second one while holding the first gets 503. */
export const oneConnection = {
  environment: { DATABASE_WAIT_MS: '5000' },
  reach: (connection: pg.ClientConfig) => Promise.resolve({ ...connection, max: 1 }),
};

export async function openPortal(
  environment: Record<string, string> = {},
  reach: ConnectThrough = (connection) => Promise.resolve(connection),
): Promise<TestPortal> {
  const fresh = await freshDemoDatabase();
  const portal = await openPortalOn(fresh.connection, environment, reach);
  return {
    ...portal,
    async close() {
      await portal.close();
      await fresh.drop();
    },
  };
}

/** Another process on the database of an open portal. */
export async function openPortalOn(
  database: pg.ClientConfig,
  environment: Record<string, string> = {},
  reach: ConnectThrough = (connection) => Promise.resolve(connection),
): Promise<TestPortal> {
  // Tests on a busy machine are slow and make many requests at once, so limits are off.
  const patient = { OVERLOAD_DELAY_MS: '0', ACCOUNT_SHARE: '0', DATABASE_WAIT_MS: '0', DATABASE_SILENCE_MS: '0' };
  const quiet = { APP_MODE: 'demo', CAPTCHA: 'none', OPERATOR_DESK: 'on', LOG_LEVEL: 'info', ...patient };
  const configuration = readConfiguration({ ...quiet, ...environment }, '/');
  const log: string[] = [];
  const connection = await reach(database);
  // Tests of production also use the demo accounts.
  await withClient(database, (client) => client.query('update portal_mode set mode = $1', [configuration.appMode]));
  const opened = await openPlatform(
    configuration,
    connection,
    createLog({ level: 'info', write: (line) => log.push(line) }),
  );
  const { platform, demoClock } = opened;
  const { app, mounted } = await createPortalServer({
    platform,
    readiness: { isReady: () => true },
    ...(demoClock && {
      demo: demoControls(platform, demoClock, { db: platform.db, runDue: () => runDueJobs(platform).then(() => true) }),
    }),
  });
  await app.ready();
  return {
    app,
    platform,
    endpoints: mounted,
    connection: database,
    log,
    browser: () => browserOn(app),
    runDueJobs: () => runDueJobs(platform),
    async pass(seconds) {
      await demoClock?.advance(seconds);
    },
    async close() {
      await app.close();
      await opened.close();
      // Files of one worker share their modules.
      selectBrand(defaultBrand);
    },
  };
}

export function browserOn(app: FastifyInstance): Browser {
  const browser: Browser = {
    tokens: null,
    sessionId: null,
    cookies: new Map(),
    async call(method, path, asked = {}) {
      const response = await app.inject({
        method: method as 'GET',
        url: apiBase + path,
        query: asked.query ?? {},
        headers: { ...headersOf(browser), ...asked.headers },
        ...(asked.body !== undefined && { payload: JSON.stringify(asked.body) }),
      });
      for (const { name, value } of response.cookies) {
        if (value === '') browser.cookies.delete(name);
        else browser.cookies.set(name, value);
      }
      const { statusCode: status, headers, rawPayload: bytes } = response;
      return { status, body: bodyOf(response), headers, bytes };
    },
    async passPassword(username, password = demoPassword, redirectUri = '/my-a1/') {
      const name = username.includes('@') ? username : `${username}@demo.abonat.bg`;
      const started = await browser.call('GET', '/account/auth/initiate', { query: { redirectUri } });
      const { session_id } = started.body as { session_id: string };
      const passed = await browser.call('POST', '/account/auth/user-authentication', {
        body: { session_id, username: name, password },
      });
      return { session_id, ...(passed.body as { code: string; return_uri: string }) };
    },
    async signIn(username, password = demoPassword) {
      const passed = await browser.passPassword(username, password);
      const completed = await browser.call('POST', '/account/auth/complete-new', { body: passed });
      if (completed.status !== 200) throw new Error(`${username} could not sign in: ${JSON.stringify(passed)}`);
      browser.tokens = completed.body as Browser['tokens'];
      browser.sessionId = passed.session_id;
      return browser;
    },
    async stepUp(password = demoPassword) {
      const { status } = await browser.call('POST', '/account/auth/step-up', {
        body: { factor: 'password', password },
      });
      if (status !== 204) throw new Error(`The step-up was answered with ${status}`);
      return browser;
    },
  };
  return browser;
}

function headersOf(browser: Browser): Record<string, string> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    'content-type': 'application/json',
    ...(cookie && { cookie }),
    ...(browser.tokens && { authorization: `Bearer ${browser.tokens.access_token}` }),
  };
}

function bodyOf(response: LightMyRequestResponse): unknown {
  if (response.body === '') return undefined;
  return /json/.test(String(response.headers['content-type'])) ? response.json() : response.body;
}
