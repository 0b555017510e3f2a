// Health endpoints for a supervisor: liveness, readiness and metrics.

import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Configuration } from '../configuration.ts';
import { measureWork } from '../monitoring/work-metrics.ts';
import type { Platform } from '../platform.ts';
import { hashOf } from './caller.ts';
import { sendError } from './error-answer.ts';

export type Readiness = { isReady(): boolean };

export function serveHealth(app: FastifyInstance, platform: Platform, readiness: Readiness): void {
  app.get('/livez', (_request, reply) => reply.type('text/plain').send('alive\n'));
  const isWritable = createWriteCheck(platform);
  app.get('/readyz', async (_request, reply) => {
    const ready = readiness.isReady() && (await isWritable());
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : 'not ready\n');
  });
  serveMetrics(app, platform);
}

const longestCheckMs = 1500;
const checkKeptMs = 500;

/** Checks that the database accepts a write. Concurrent callers share one check and its result is cached briefly. */
function createWriteCheck({ pool }: Platform): () => Promise<boolean> {
  let check = { began: -Infinity, outcome: Promise.resolve(false) };
  return () => {
    if (performance.now() - check.began > checkKeptMs) {
      const late = delay(longestCheckMs, false, { ref: false });
      check = { began: performance.now(), outcome: Promise.race([isWritten(pool), late]) };
    }
    return check.outcome;
  };
}

async function isWritten(pool: Platform['pool']): Promise<boolean> {
  try {
    await pool.query(`insert into readiness (checked_at) values (now())
      on conflict (only_row) do update set checked_at = excluded.checked_at`);
    return true;
  } catch {
    return false;
  }
}

function serveMetrics(app: FastifyInstance, platform: Platform): void {
  const ofProcess = metricsOfProcess();
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'idle' }, platform.pool.idleCount);
      this.set({ state: 'busy' }, platform.pool.totalCount - platform.pool.idleCount);
      this.set({ state: 'waiting' }, platform.pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
  const errors = new Counter({
    name: 'error_answers_total',
    help: 'Refusals and failures, by error code',
    labelNames: ['code'],
    registers: [registry],
  });
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Sign-ins, by way and result: ok or the error code',
    labelNames: ['by', 'result'],
    registers: [registry],
  });
  measureWork(registry, platform);
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.errorCode) errors.inc({ code: reply.errorCode });
    if (config.signsInBy) signIns.inc({ by: config.signsInBy, result: reply.errorCode ?? 'ok' });
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(platform.configuration, request)) return sendError(request, reply, platform.errorText, 'Error_401');
    const all = Registry.merge([ofProcess, registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}

let processRegistry: Registry | undefined;

/** Shared by all portals of a process: their timer and observer never stop, and would keep closed portals in memory. */
function metricsOfProcess(): Registry {
  if (!processRegistry) collectDefaultMetrics({ register: (processRegistry = new Registry()) });
  return processRegistry;
}

/** Usage figures are confidential: production requires the token. */
function mayMeasure({ appMode, metricsToken }: Configuration, { headers }: FastifyRequest): boolean {
  if (metricsToken === undefined) return appMode === 'demo';
  return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${metricsToken}`));
}
