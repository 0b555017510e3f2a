// Mounts one endpoint of a contract on Fastify: checks the request, admits the caller, runs the handler, sends its answer.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import { Type } from 'typebox';
import { apiBase, empty, type Access, type EndpointSpec } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { findStoredAnswer } from '../idempotency/idempotency.ts';
import { isOwnUniqueId, uniqueIdIn } from '../number-proof/unique-id.ts';
import type { Platform } from '../platform.ts';
import { nullable } from '#platform/schema.ts';
import { hashOfRequest, idempotencyKey } from './idempotency-key.ts';
import { callOf, type Call, type Outcome } from './call.ts';
import { headerConstraint } from './header-constraint.ts';
import type { TokenClaims } from './access-token.ts';
import {
  hashOf,
  admissionOf,
  admit,
  admitIfSignedIn,
  type AccountAccess,
  type Admission,
  type Guards,
} from './caller.ts';
import { checksBeforeBody } from './checks-before-body.ts';
import { existsHere, isOfOperators, isOpen } from './desk-operator.ts';
import { sendError } from './error-answer.ts';
import { readsOfSession } from './session-reads.ts';

export type Handler<Spec extends EndpointSpec> = (call: Call<Spec>) => Promise<Outcome<Spec>> | Outcome<Spec>;

export type Mounting = { app: FastifyInstance; platform: Platform; guards: Guards; mounted: EndpointSpec[] };

export function mount<Spec extends EndpointSpec>(at: Mounting, spec: Spec, handle: Handler<Spec>): void {
  at.mounted.push(spec);
  if (!existsHere(at.platform.configuration, spec)) return;
  const options = routeOf(at, spec, handle);
  if (spec.form) void at.app.register((app, _, ready) => mountForm(app, options, ready));
  else at.app.route(options);
}

/** Only the calls that take a form read one. */
function mountForm(app: FastifyInstance, options: RouteOptions, ready: () => void): void {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.route(options);
  ready();
}

function routeOf<Spec extends EndpointSpec>(at: Mounting, spec: Spec, handle: Handler<Spec>): RouteOptions {
  return {
    method: spec.method,
    config: { isForm: spec.form ?? false },
    url: apiBase + spec.path,
    schema: schemaOf(spec),
    ...(spec.onlyWith && { constraints: { [headerConstraint]: spec.onlyWith } }),
    ...(spec.bodyLimit !== undefined && { bodyLimit: spec.bodyLimit }),
    onRequest: checksBeforeBody(at.platform, spec),
    handler: async (request, reply) => {
      const outcome = await answer(at, spec, handle, request, reply);
      if (spec.produces && !isRefusal(outcome)) reply.type(spec.produces);
      return send(at.platform, request, reply, outcome);
    },
  };
}

type AnyOutcome = Refusal | { status: number; body?: unknown };

async function answer<Spec extends EndpointSpec>(
  at: Mounting,
  spec: Spec,
  handle: Handler<Spec>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyOutcome> {
  const access: Access = spec.access;
  if (isOpen(access)) {
    const id = uniqueIdIn(request);
    if (id !== null && !isOwnUniqueId(at.platform.configuration, request, id))
      return refuse('EC_Invalid_Request', { Field: 'headers/unique-id' });
    const admission = spec.knowsCaller ? await admitIfSignedIn(at.platform, at.guards, request) : null;
    return isRefusal(admission) ? admission : answerOnce(at, spec, handle, request, reply, admission);
  }
  if (isOfOperators(access)) return answerOperator(at, spec, handle, request, reply);
  const { claims } = request;
  if (!claims) return refuse('Error_401');
  const share = at.platform.shares[spec.method === 'GET' ? 'reads' : 'changes'];
  const work = () => answerTo(claims, access, at, spec, handle, request, reply);
  return share.take(claims.accountId, work, refuse('EC_Too_Many_Requests'));
}

async function answerTo<Spec extends EndpointSpec>(
  claims: TokenClaims,
  access: AccountAccess,
  at: Mounting,
  spec: Spec,
  handle: Handler<Spec>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyOutcome> {
  const own = spec.readsOwn ? beginOwn(claims, at, spec, handle, request, reply) : null;
  if (own && (await own.isProved())) {
    request.accountId = claims.accountId;
    return own.outcome;
  }
  const admission = await admit(at.platform, at.guards, request, claims, access);
  if (isRefusal(admission)) return (await answerBefore(at, spec, request, claims, admission)) ?? admission;
  return own ? own.outcome : answerOnce(at, spec, handle, request, reply, admission);
}

/** Begins to read what is the caller's own while nobody has looked at the session yet. */
function beginOwn<Spec extends EndpointSpec>(
  claims: TokenClaims,
  at: Mounting,
  spec: Spec,
  handle: Handler<Spec>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { reads, isProved } = readsOfSession(at.platform, claims);
  const known = { admission: admissionOf(claims), reads };
  return { outcome: begin(() => handle(callOf<Spec>(at.platform, spec, request, reply, known))), isProved };
}

async function answerOperator<Spec extends EndpointSpec>(
  at: Mounting,
  spec: Spec,
  handle: Handler<Spec>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyOutcome> {
  const { operator } = request;
  if (!operator) return refuse('Error_401');
  const key = idempotencyKey(spec, request);
  if (isRefusal(key)) return key;
  const once = key
    ? { owner: `operator:${operator.operatorId}`, key, requestHash: hashOfRequest(spec, request) }
    : null;
  const stored = once ? await findStoredAnswer(at.platform.db, once) : null;
  return stored ?? handle(callOf<Spec>(at.platform, spec, request, reply, { admission: null, once }));
}

/** What a change took away is no longer held; asked again under its key, the change is answered as it was. */
async function answerBefore(
  at: Mounting,
  spec: EndpointSpec,
  request: FastifyRequest,
  { accountId }: TokenClaims,
  { refused }: Refusal,
): Promise<AnyOutcome | null> {
  const key = refused === 'EC_User_Not_Authoried' ? idempotencyKey(spec, request) : null;
  if (key === null || isRefusal(key)) return null;
  const once = { owner: String(accountId), key, requestHash: hashOfRequest(spec, request) };
  const stored = await findStoredAnswer(at.platform.db, once);
  return isRefusal(stored) ? null : stored;
}

async function answerOnce<Spec extends EndpointSpec>(
  at: Mounting,
  spec: Spec,
  handle: Handler<Spec>,
  request: FastifyRequest,
  reply: FastifyReply,
  admission: Admission | null,
): Promise<AnyOutcome> {
  const key = idempotencyKey(spec, request);
  if (isRefusal(key)) return key;
  const owner = admission ? String(admission.caller.accountId) : uniqueOwner(request);
  const once = key && owner ? { owner, key, requestHash: hashOfRequest(spec, request) } : null;
  const stored = once ? await findStoredAnswer(at.platform.db, once) : null;
  return stored ?? handle(callOf<Spec>(at.platform, spec, request, reply, { admission, once }));
}

/** Who is not signed in is told apart by the unique id, of which only the hash is kept. */
function uniqueOwner(request: FastifyRequest): string | null {
  const id = uniqueIdIn(request);
  return id === null ? null : `unique:${hashOf(id).toString('hex')}`;
}

/** Starts work whose failure matters only if its outcome is asked for. */
function begin<Value>(work: () => Promise<Value> | Value): Promise<Value> {
  const outcome = (async () => work())();
  outcome.catch(() => undefined);
  return outcome;
}

function send(platform: Platform, request: FastifyRequest, reply: FastifyReply, outcome: AnyOutcome): FastifyReply {
  if ('refused' in outcome) {
    return sendError(request, reply, platform.errorText, outcome.refused, outcome.properties);
  }
  return outcome.status === 200 ? reply.code(200).send(outcome.body) : reply.code(outcome.status).send();
}

function schemaOf(spec: EndpointSpec): NonNullable<RouteShorthandOptions['schema']> {
  const response = Object.fromEntries(
    Object.entries(spec.answers).flatMap(([status, schema]) =>
      schema === empty || spec.produces ? [] : [[status, schema]],
    ),
  );
  return {
    ...(spec.params && { params: spec.params }),
    // Without a schema of its own an endpoint takes no query and no body at all.
    querystring: spec.query ?? nothing,
    ...(spec.headers && { headers: spec.headers }),
    ...(spec.method !== 'GET' && { body: spec.body ?? nullable(nothing) }),
    ...(Object.keys(response).length > 0 && { response }),
  };
}

const nothing = Type.Object({}, { additionalProperties: false });
