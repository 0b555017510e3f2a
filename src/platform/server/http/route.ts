// Mounts one endpoint of a contract on Fastify: its schemas, its limits, and the steps of a request.

import type { FastifyInstance, RouteOptions, RouteShorthandOptions } from 'fastify';
import { Type } from 'typebox';
import { apiBase, empty, type EndpointSpec } from '#platform/endpoint.ts';
import { nullable } from '#platform/schema.ts';
import type { Platform } from '../platform.ts';
import type { Guards } from './caller.ts';
import { checksBeforeBody } from './checks-before-body.ts';
import { isEnabled } from './desk-operator.ts';
import { headerConstraint } from './header-constraint.ts';
import type { Handler } from './request-context.ts';
import { runRequest } from './run-request.ts';

export type Mounting = { app: FastifyInstance; platform: Platform; guards: Guards; mounted: EndpointSpec[] };

export function mount<Spec extends EndpointSpec>(at: Mounting, spec: Spec, handle: Handler<Spec>): void {
  at.mounted.push(spec);
  if (!isEnabled(at.platform.configuration, spec)) return;
  const options = routeOf(at, spec, handle);
  if (spec.form) void at.app.register((app, _, ready) => mountForm(app, options, ready));
  else at.app.route(options);
}

/** Only calls that accept a form parse one. */
function mountForm(app: FastifyInstance, options: RouteOptions, ready: () => void): void {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.route(options);
  ready();
}

function routeOf<Spec extends EndpointSpec>(at: Mounting, spec: Spec, handle: Handler<Spec>): RouteOptions {
  const { platform, guards } = at;
  return {
    method: spec.method,
    // The documents specify some GET calls that change something. Mail scanners and link previews send HEAD, so no call
    // accepts it.
    exposeHeadRoute: false,
    config: {
      isForm: spec.form ?? false,
      ...(spec.whenMissing && { whenMissing: spec.whenMissing }),
      ...(spec.signsInBy && { signsInBy: spec.signsInBy }),
    },
    url: apiBase + spec.path,
    schema: schemaOf(spec),
    ...(spec.onlyWith && { constraints: { [headerConstraint]: spec.onlyWith } }),
    ...(spec.bodyLimit !== undefined && { bodyLimit: spec.bodyLimit }),
    onRequest: checksBeforeBody(platform, spec),
    handler: (request, reply) => runRequest({ platform, guards, spec, handle, request, reply }),
  };
}

function schemaOf(spec: EndpointSpec): NonNullable<RouteShorthandOptions['schema']> {
  const response = Object.fromEntries(
    Object.entries(spec.answers).flatMap(([status, schema]) =>
      schema === empty || spec.produces ? [] : [[status, schema]],
    ),
  );
  return {
    ...(spec.params && { params: spec.params }),
    // An endpoint without a schema accepts no query and no body.
    querystring: spec.query ?? nothing,
    ...(spec.headers && { headers: spec.headers }),
    ...(spec.method !== 'GET' && { body: spec.body ?? nullable(nothing) }),
    ...(Object.keys(response).length > 0 && { response }),
  };
}

const nothing = Type.Object({}, { additionalProperties: false });
