// Calls of the operator desk. Session and role were checked before the body was read.

import type { EndpointSpec } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { replayOrHandle } from '../replay-or-handle.ts';
import type { AnyOutcome, RequestContext } from '../request-context.ts';

export async function runOperatorRequest<Spec extends EndpointSpec>(
  context: RequestContext<Spec>,
): Promise<AnyOutcome> {
  const { operator } = context.request;
  if (!operator) return refuse('Error_401');
  return replayOrHandle(context, { owner: `operator:${operator.operatorId}`, authorization: null });
}
