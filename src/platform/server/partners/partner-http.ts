// Calls external systems over HTTP: all adapters share timeouts, tokens and idempotency keys.

import { reader, type Environment } from '../environment.ts';
import { requestOutside } from './outbound-http.ts';

export type PartnerAddress = { url: string; token: string | undefined; timeoutMs?: number; mostBytes?: number };

export type PartnerCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the system's address; external values in it are encoded. */
  path: string;
  /** The idempotency key: a retry after a lost answer has no second effect. */
  key?: string;
  body?: object;
};

/** A refusal keeps its status, which the caller interprets. */
export type PartnerAnswer = { status: number; body: Record<string, unknown> };

/** The system is unreachable, too slow or answers incorrectly; whether it did anything is unknown. */
export class PartnerUnavailable extends Error {
  override readonly name = 'PartnerUnavailable';
}

const patienceMs = 5_000;

/** Reads NAME_URL and NAME_TOKEN; null selects the embedded system. */
export function partnerAddress(environment: Environment, name: string): PartnerAddress | null {
  const read = reader(environment);
  const url = read.httpUrl(`${name}_URL`)?.replace(/\/+$/, '');
  const token = read.secret(`${name}_TOKEN`, 10);
  return url === undefined ? null : { url, token };
}

export async function askPartner(address: PartnerAddress, call: PartnerCall): Promise<PartnerAnswer> {
  try {
    const answer = await requestOutside(`${address.url}${call.path}`, {
      method: call.method,
      headers: headersOf(address, call),
      timeoutMs: address.timeoutMs ?? patienceMs,
      ...(address.mostBytes !== undefined && { mostBytes: address.mostBytes }),
      ...(call.body && { body: JSON.stringify(call.body) }),
    });
    if (answer.status >= 500 || answer.status === 429) throw new Error(`status ${answer.status}`);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  } catch (cause) {
    throw new PartnerUnavailable('A system outside does not answer.', { cause });
  }
}

function headersOf({ token }: PartnerAddress, { key, body }: PartnerCall): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(body && { 'content-type': 'application/json' }),
  };
}

/** The system refused the call. */
export class PartnerRefused extends Error {
  override readonly name = 'PartnerRefused';
}

/** A required text of the answer; 422 is a refusal. */
export function textIn({ status, body }: PartnerAnswer, name: string): string {
  const value = body[name];
  if (status === 422) throw new PartnerRefused('An external system refused the call.');
  if (status < 300 && typeof value === 'string' && value !== '') return value;
  throw new PartnerUnavailable(`An external system returned ${status} without ${name}.`);
}

export const isUnavailable = (error: unknown): error is PartnerUnavailable => error instanceof PartnerUnavailable;
