// The HTTP server: limits, headers, cookies and errors. It knows endpoints, not areas.

import cookie from '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { apiBase, defaultBodyLimit } from '#platform/endpoint.ts';
import type { Configuration } from '../configuration.ts';
import { logRequests } from '../logging.ts';
import type { Platform } from '../platform.ts';
import { runTraced } from '../trace.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { tmfBase } from '../tmf/tmf-base.ts';
import { answerTmfFailure } from '../tmf/tmf-error.ts';
import { answerFailure, sendError } from './error-answer.ts';
import { headerStrategy } from './header-constraint.ts';
import { dataHeaders, securityHeaders } from './security-headers.ts';
import { serializerCompiler } from './serialization.ts';
import { serverFor } from './shed-load.ts';
import { validatorCompiler } from './validation.ts';

export async function createApiServer(platform: Platform): Promise<FastifyInstance> {
  const { configuration } = platform;
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: defaultBodyLimit,
    trustProxy: trusted(configuration.trustProxy),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    serverFactory: (handler) => serverFor(platform, handler),
    // An unreadable address reaches no hook, so the common headers of the hooks are added here.
    frameworkErrors: (error, request, reply) => {
      void reply
        .header('trace-id', request.id)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff');
      if (request.url.startsWith(`${tmfBase}/`)) answerTmfFailure(error, request, reply);
      else answerFailure(error, request, reply, platform.errorText);
    },
  });
  app.addConstraintStrategy(headerStrategy as never);
  app.setValidatorCompiler(validatorCompiler as never);
  app.setSerializerCompiler(serializerCompiler as never);
  app.setErrorHandler((error, request, reply) => answerFailure(error as never, request, reply, platform.errorText));
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  app.decorateRequest('accountId', undefined);
  app.decorateRequest('claims', null);
  app.decorateRequest('operator', undefined);
  app.decorateReply('errorCode', null);
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return runTraced(request.id, () => handler.call(this, request, reply));
    };
  });
  traceRequests(app, isData);
  logRequests(app, (request) => request.accountId);
  await app.register(cookie);
  const forPages = securityHeaders(configuration);
  const forData = { ...dataHeaders(configuration), 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isData(request.url) ? forData : forPages).header('trace-id', request.id);
    if (!isHealth(request.url) && !URL.canParse(addressOf(request))) {
      void sendError(request, reply, platform.errorText, 'EC_Invalid_Request', { Field: 'headers/host' });
    } else if (isForeign(request, configuration.publicUrl)) {
      void sendError(request, reply, platform.errorText, 'EC_Foreign_Origin');
    } else done();
  });
  return app;
}

/** Health checks of load balancers speak HTTP/1.0, without a host. */
const isHealth = (url: string) => url === '/livez' || url === '/readyz';
const isData = (url: string) => url.startsWith(apiBase) || url.startsWith(tmfBase);

/** The socket is hop 0, the last address of X-Forwarded-For hop 1, and so on. */
function trusted(proxies: Configuration['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** Clients send the JSON content type also with an empty body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isForm?: boolean;
    whenMissing?: EndpointSpec['whenMissing'];
    signsInBy?: EndpointSpec['signsInBy'];
  }
}

/** Browsers send the origin of a changing request; other origins may change something only with a signed form. */
function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const origin = request.headers.origin;
  if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return false;
  if (request.routeOptions.config.isForm) return false;
  if (publicUrl && origin === new URL(publicUrl).origin) return false;
  return URL.parse(origin)?.origin !== URL.parse(addressOf(request))?.origin;
}

/** The address that the caller used for this portal. */
export function addressOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** Unknown addresses and wrong methods of the API have different codes. */
export function answerUnknownCalls(app: FastifyInstance, platform: Platform, endpoints: readonly EndpointSpec[]): void {
  const known = endpoints.map((spec) => new RegExp(`^${apiBase}${spec.path.replace(/:\w+/g, '[^/]+')}/?$`));
  for (const url of [apiBase, `${apiBase}/*`]) {
    app.all(url, (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      const code = known.some((pattern) => pattern.test(path)) ? 'EC_Method_Not_Allowed' : 'EC_Not_Found';
      return sendError(request, reply, platform.errorText, code);
    });
  }
}
