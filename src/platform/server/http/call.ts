// The input of a handler: the validated request, the caller, and an idempotent transaction.

import type { Answer, EndpointSpec, Input } from '#platform/endpoint.ts';
import type { Refusal, SharedErrorCode } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Tx } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import { runOnce, type IdempotentRequest, type StoredAnswer } from '../idempotency/idempotency.ts';
import { addressOf } from './api-server.ts';
import type { Authorization, AuthorizationFor } from './caller.ts';
import { cookiesOf, type Cookies } from './cookies.ts';
import { languageOf } from './error-answer.ts';
import type { RequestParts } from './request-context.ts';

type ErrorCodesOf<Spec extends EndpointSpec> = Spec['errors'][number] | SharedErrorCode;
export type Outcome<Spec extends EndpointSpec> = Answer<Spec> | Refusal<ErrorCodesOf<Spec>>;

export type Call<Spec extends EndpointSpec> = Input<Spec> &
  AuthorizationFor<Spec> &
  Cookies & {
    language: Language;
    remoteAddress: string;
    /** The address of this portal, e.g. https://my.operator.bg */
    ownOrigin: string;
    userAgent: string;
    /** Includes the session check in the read of a call with `readsOwn`. */
    reads: Reads;
    setHeader(name: string, value: string): void;
    /** Runs a change in one transaction; a refusal rolls it back, a repeated Idempotency-Key gets the first answer. */
    change(work: (tx: Tx) => Promise<Outcome<Spec>>): Promise<Outcome<Spec>>;
  };

export type CallContext = { authorization: Authorization | null; once?: IdempotentRequest | null; reads?: Reads };

export function callOf<Spec extends EndpointSpec>(
  { platform, spec, request, reply }: RequestParts<Spec>,
  { authorization, once = null, reads = platform.reads }: CallContext,
): Call<Spec> {
  const call = {
    ...(spec.params && { params: request.params }),
    ...(spec.query && { query: request.query }),
    ...(spec.headers && { headers: request.headers }),
    ...(spec.body && { body: request.body }),
    ...(authorization && { caller: authorization.caller }),
    ...(request.operator && { operator: request.operator }),
    ...(authorization?.ownedService && { service: authorization.ownedService }),
    ...(authorization?.heldCustomerId != null && { customerId: authorization.heldCustomerId }),
    language: languageOf(request),
    remoteAddress: request.ip,
    get ownOrigin() {
      return new URL(platform.configuration.publicUrl ?? addressOf(request)).origin;
    },
    userAgent: request.headers['user-agent']?.slice(0, 200) ?? '',
    reads,
    ...cookiesOf(platform.configuration, request, reply),
    setHeader: (name: string, value: string) => void reply.header(name, value),
    change: (work: (tx: Tx) => Promise<StoredAnswer | Refusal>) =>
      runOnce(platform.db, platform.clock.now(), once, work),
  };
  return call as unknown as Call<Spec>;
}
