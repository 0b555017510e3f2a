// One request passes through the steps: authenticate, authorize, replay an idempotent answer, handle, reply. The token
// of an account or an operator is read before the body (`checks-before-body.ts`); the other steps start in
// `run-request.ts`.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#platform/endpoint.ts';
import type { Refusal } from '#platform/errors.ts';
import type { Platform } from '../platform.ts';
import type { Call, Outcome } from './call.ts';
import type { Guards } from './caller.ts';

export type Handler<Spec extends EndpointSpec> = (call: Call<Spec>) => Promise<Outcome<Spec>> | Outcome<Spec>;

export type RequestContext<Spec extends EndpointSpec = EndpointSpec> = {
  platform: Platform;
  guards: Guards;
  spec: Spec;
  handle: Handler<Spec>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What the steps around the handler need. */
export type RequestParts<Spec extends EndpointSpec = EndpointSpec> = Omit<RequestContext<Spec>, 'handle'>;

export type AnyOutcome = Refusal | { status: number; body?: unknown };
