// The input of a handler: the validated request, the caller, and an idempotent transaction.

import type { Answer, EndpointSpec, Input } from '#platform/endpoint.ts';
import type { Refusal, SharedErrorCode } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Tx } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import type { Authorization, OpenAccess, OperatorAccess } from './caller.ts';
import type { Cookies } from './cookies.ts';
import type { DeskOperator } from './desk-operator.ts';

type ErrorCodesOf<Spec extends EndpointSpec> = Spec['errors'][number] | SharedErrorCode;
export type Outcome<Spec extends EndpointSpec> = Answer<Spec> | Refusal<ErrorCodesOf<Spec>>;

/** The part for a handler, selected by the access of its endpoint. */
type AuthorizationFor<Spec extends EndpointSpec> = Spec['access'] extends OpenAccess
  ? Spec extends { knowsCaller: true }
    ? Partial<Pick<Authorization, 'caller'>>
    : unknown
  : Spec['access'] extends OperatorAccess
    ? { operator: DeskOperator }
    : AccountAuthorization<Spec>;

/** A call with `readsOwn` starts before its access is checked, so it finds the service by the account. */
type AccountAuthorization<Spec extends EndpointSpec> = Spec extends { access: 'account' } | { readsOwn: true }
  ? Pick<Authorization, 'caller'>
  : Spec['access'] extends { holds: 'service' | 'own-service' }
    ? Pick<Authorization, 'caller'> & { service: NonNullable<Authorization['ownedService']> }
    : Spec['access'] extends { holds: 'card' | 'address' | 'question' }
      ? Pick<Authorization, 'caller'>
      : Pick<Authorization, 'caller'> & { customerId: number };

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
