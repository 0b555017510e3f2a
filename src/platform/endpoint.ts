// The contract of one API call, shared by the server route and the browser client.

import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The resources that an id in a request may identify. Each kind has a guard that runs first. */
export type OwnedResource =
  | 'service'
  | 'own-service'
  | 'pid'
  | 'contract'
  | 'card'
  | 'document'
  | 'address'
  | 'policy'
  | 'bill'
  | 'question'
  | 'purchase';

export type RequestField = `${'params' | 'query' | 'body'}.${string}`;

/**
 * Who may call: anyone; a signed-in account; an account that owns the resource at a field of the request; or anyone, in
 * demo mode only. Kinds with `desk` exist only while the operator desk is enabled.
 */
export type Access = 'public' | 'account' | 'demo' | DeskAccess | { holds: OwnedResource; at: RequestField };

/** Operators: the sign-in, any signed-in operator, and operators with a role. */
export type DeskAccess = 'desk-public' | 'desk' | 'desk-editor' | 'desk-support';

export const empty = 'empty' as const;

export type Answers = {
  200?: TSchema;
  202?: typeof empty;
  204?: typeof empty;
  303?: typeof empty;
  304?: typeof empty;
};

export type EndpointSpec = {
  name: string;
  summary: string;
  method: Method;
  /** Relative to the API base; parameters as `:msisdn`. */
  path: `/${string}`;
  access: Access;
  /** Accepts only requests with this header; others go to the call without it at the same address. */
  onlyWith?: 'unique-id';
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  body?: TSchema;
  answers: Answers;
  errors: readonly ErrorCode[];
  /**
   * Reads only the account's own data and changes nothing: it may run in parallel with the check of the session and of
   * the access, or include both in its first statement (`call.reads`). Its result is discarded unless the check succeeds
   * or this statement found a row.
   */
  readsOwn?: true;
  /** For public calls: the handler knows the caller of a token, and an invalid token is refused. */
  knowsCaller?: true;
  /**
   * Changes how the user is identified or reached, so a session alone is not sufficient: without a recent step-up the
   * server refuses with EC_Step_Up_Required. `password` is the field with the current password, which replaces the
   * step-up.
   */
  stepUp?: true | { password: RequestField };
  /**
   * The same Idempotency-Key gets the same answer. `key in session` is for a change of the session itself: another session
   * of the account gets no stored answer.
   */
  idempotency?: 'key' | 'key in session';
  /** Authenticates a user in this way; the metrics count its results. */
  signsInBy?: 'password' | 'passkey' | 'identity-provider';
  /** Ends the session of the caller: a retry under the same key gets the first answer although the session is over. */
  endsSession?: true;
  /** Without a session the user leaves the flow: to the list of services, or back to the app. */
  on401?: 'leave';
  /**
   * A GET that changes something: it is never prefetched, cached or retried, and after a lost answer its outcome is
   * unknown.
   */
  changesOnGet?: true;
  /** A POST that screens may use as a read: it changes no data of the user. */
  readsByPost?: true;
  /** Content type of a 200 answer that is not JSON. */
  produces?: string;
  /**
   * Accepts a form that a page of another site posts through the browser. Anyone can send such a form, so only signed
   * content counts.
   */
  form?: true;
  /** The code for a missing value of this field, if it is not EC_Invalid_Request. */
  whenMissing?: { at: RequestField; code: ErrorCode };
  /** Maximum body size in bytes, if `defaultBodyLimit` is too small. */
  bodyLimit?: number;
};

export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec;
}

export const apiBase = '/api';

export const defaultBodyLimit = 16 * 1024;

type Part<Spec, Name extends 'params' | 'query' | 'headers' | 'body'> = Spec extends { [Key in Name]: infer Schema }
  ? Schema extends TSchema
    ? { [Key in Name]: Static<Schema> }
    : unknown
  : unknown;

/** The input of a call. */
export type Input<Spec extends EndpointSpec> = Part<Spec, 'params'> &
  Part<Spec, 'query'> &
  Part<Spec, 'headers'> &
  Part<Spec, 'body'>;

type Body<Spec extends EndpointSpec> = Spec['answers'] extends { 200: infer Schema extends TSchema }
  ? Static<Schema>
  : never;

type EmptyStatus<Spec extends EndpointSpec> = Extract<Exclude<keyof Spec['answers'], 200>, number>;

/** The result of a handler other than a refusal. */
export type Answer<Spec extends EndpointSpec> =
  | ([Body<Spec>] extends [never] ? never : { status: 200; body: Body<Spec> })
  | (EmptyStatus<Spec> extends never ? never : { status: EmptyStatus<Spec> });

/** The result for callers of the client: the body, or undefined for an empty answer. */
export type Result<Spec extends EndpointSpec> = Body<Spec> | (EmptyStatus<Spec> extends never ? never : undefined);

export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

export const accepted = { status: 202 } as const;
export const done = { status: 204 } as const;
/** Redirects the browser to the location header. */
export const seeOther = { status: 303 } as const;
export const unchanged = { status: 304 } as const;
