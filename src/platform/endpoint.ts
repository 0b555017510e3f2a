// One call of the API, written once: the server route and the browser client both read this object.

import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an id in a request may name. Each kind has a guard that runs before anything else is read. */
export type OwnedResource = 'service' | 'own-service' | 'pid' | 'contract' | 'card' | 'document' | 'address' | 'policy';

export type RequestField = `${'params' | 'query' | 'body'}.${string}`;

/**
 * Who may call: anyone; a signed-in account; an account that holds the thing named at a place of the request;
 * or anyone, but only while the portal runs in demo mode. What begins with `desk` exists only while the operator's desk is on.
 */
export type Access = 'public' | 'account' | 'demo' | DeskAccess | { holds: OwnedResource; at: RequestField };

/** Of the operator's own people: the door, anyone who has come in, and those of a role. */
export type DeskAccess = 'desk-door' | 'desk' | 'desk-editor' | 'desk-support';

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
  /** Takes only requests with this header; others of the same address go to the call without it. */
  onlyWith?: 'unique-id';
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  body?: TSchema;
  answers: Answers;
  errors: readonly ErrorCode[];
  /**
   * Reads only what is the account's own, and changes nothing: it may begin while the session is still being checked,
   * or carry the check along (`call.reads`); its answer is thrown away when the session turns out to have ended.
   */
  readsOwn?: true;
  /** Of a call for everybody: who sends a token is known to the handler, and a token that is no good is refused. */
  knowsCaller?: true;
  /**
   * Changes how the user is identified or reached, so a session alone is not sufficient: without a recent step-up the
   * server refuses with EC_Step_Up_Required. `password` names the place of the current password in a request that
   * carries it and so proves itself.
   */
  stepUp?: true | { password: RequestField };
  /**
   * A changing call answers the same to the same Idempotency-Key. `key in session` is for a change of the session itself:
   * another session of the account gets no stored answer.
   */
  idempotency?: 'key' | 'key in session';
  /** Where nobody is signed in any more, the person leaves the flow: for the list of services, or back to the app. */
  on401?: 'leave';
  /** A GET that changes something: it is never prefetched, kept or repeated, and a lost answer leaves its outcome open. */
  changesOnGet?: true;
  /** A POST that screens may call like a read: it changes nothing that belongs to a person. */
  readsByPost?: true;
  /** Content type of a 200 answer that is not JSON. */
  produces?: string;
  /**
   * Takes the form that a page of another site posts through the browser. Anyone can write such a form: nothing in it
   * counts without a signature.
   */
  form?: true;
  /** The code for a request without a value at this place, where it is not EC_Invalid_Request. */
  whenMissing?: { at: RequestField; code: ErrorCode };
  /** The most bytes its body may have, where `defaultBodyLimit` is too few. */
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

/** What a caller gives. */
export type Input<Spec extends EndpointSpec> = Part<Spec, 'params'> &
  Part<Spec, 'query'> &
  Part<Spec, 'headers'> &
  Part<Spec, 'body'>;

type Body<Spec extends EndpointSpec> = Spec['answers'] extends { 200: infer Schema extends TSchema }
  ? Static<Schema>
  : never;

type EmptyStatus<Spec extends EndpointSpec> = Extract<Exclude<keyof Spec['answers'], 200>, number>;

/** What a handler gives back when it does not refuse. */
export type Answer<Spec extends EndpointSpec> =
  | ([Body<Spec>] extends [never] ? never : { status: 200; body: Body<Spec> })
  | (EmptyStatus<Spec> extends never ? never : { status: EmptyStatus<Spec> });

/** What the client hands to its caller: the body, or nothing for an empty answer. */
export type Result<Spec extends EndpointSpec> = Body<Spec> | (EmptyStatus<Spec> extends never ? never : undefined);

export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

export const accepted = { status: 202 } as const;
export const done = { status: 204 } as const;
/** The browser goes on to the address of the location header. */
export const seeOther = { status: 303 } as const;
export const unchanged = { status: 304 } as const;
