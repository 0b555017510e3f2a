// Runs a request by its access kind and sends the outcome.

import type { FastifyReply } from 'fastify';
import type { Access, EndpointSpec } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { runAccountRequest } from './access/account-access.ts';
import { runOperatorRequest } from './access/operator-access.ts';
import { runPublicRequest } from './access/public-access.ts';
import { isOfOperators, isOpen } from './desk-operator.ts';
import { sendError } from './error-answer.ts';
import type { AnyOutcome, RequestContext, RequestParts } from './request-context.ts';

export async function runRequest<Spec extends EndpointSpec>(context: RequestContext<Spec>): Promise<FastifyReply> {
  const access: Access = context.spec.access;
  if (isOpen(access)) return sendOutcome(context, await runPublicRequest(context));
  if (isOfOperators(access)) return sendOutcome(context, await runOperatorRequest(context));
  return sendOutcome(context, await runAccountRequest(context, access));
}

function sendOutcome({ platform, spec, request, reply }: RequestParts, outcome: AnyOutcome): FastifyReply {
  if (isRefusal(outcome)) return sendError(request, reply, platform.errorText, outcome.refused, outcome.properties);
  if (spec.produces) reply.type(spec.produces);
  return outcome.status === 200 ? reply.code(200).send(outcome.body) : reply.code(outcome.status).send();
}
