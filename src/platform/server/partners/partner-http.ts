// Calls to a system outside over HTTP: every adapter asks the same way, with a time-out, a token and a key that makes a
// repeated call the same one.

import { reader, type Environment } from '../environment.ts';
import { requestOutside } from './outbound-http.ts';

/** Where a system outside is reached. */
export type PartnerAddress = { url: string; token: string | undefined; timeoutMs?: number };

export type PartnerCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** After the address of the system; what comes from elsewhere in it is encoded. */
  path: string;
  /** The same key is the same call: one whose answer was lost does nothing twice. */
  key?: string;
  body?: object;
};

/** A "no" of the system has its status; whoever asked knows what it means. */
export type PartnerAnswer = { status: number; body: Record<string, unknown> };

/** The system cannot be reached, does not answer in time, or not as it should; whether it did anything is not known. */
export class PartnerUnavailable extends Error {
  override readonly name = 'PartnerUnavailable';
}

const patienceMs = 5_000;

/** The settings NAME_URL and NAME_TOKEN; null where the embedded system stands in. */
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

/** The system was asked and will not do it. */
export class PartnerRefused extends Error {
  override readonly name = 'PartnerRefused';
}

/** A text the answer must have; 422 is the "no" of a system that understood. */
export function textIn({ status, body }: PartnerAnswer, name: string): string {
  const value = body[name];
  if (status === 422) throw new PartnerRefused('A system outside refused.');
  if (status < 300 && typeof value === 'string' && value !== '') return value;
  throw new PartnerUnavailable(`A system outside answered ${status} without ${name}.`);
}

export const isUnavailable = (error: unknown): error is PartnerUnavailable => error instanceof PartnerUnavailable;
