// Generates a code and its stored form.

import { createHmac, randomInt } from 'node:crypto';
import { isHostName } from '#platform/host-name.ts';
import { codeLength } from '#platform/one-time-code.ts';

export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** Bound to the request, so a hash reveals nothing about the same digits elsewhere. */
export function hashCode(key: Uint8Array, requestId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${requestId}:${code}`).digest();
}

/** The text, then the line that lets a browser on the same host autofill the code. It needs a host with a name. */
export function withWebOtpLine(sentence: string, host: string, code: string): string {
  return isHostName(host) ? `${sentence}\n\n@${host} #${code}` : sentence;
}
