// Making a code and the form it is stored in.

import { createHmac, randomInt } from 'node:crypto';
import { codeLength } from '#platform/one-time-code.ts';

export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** Bound to the request, so that a stored hash says nothing about the same digits elsewhere. */
export function hashCode(key: Uint8Array, requestId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${requestId}:${code}`).digest();
}

/** The sentence, then the line by which a browser on the same host offers to fill the code in. */
export function withWebOtpLine(sentence: string, host: string, code: string): string {
  return `${sentence}\n\n@${host} #${code}`;
}
