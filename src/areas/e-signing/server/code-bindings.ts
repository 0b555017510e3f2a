// The bindings of e-signing codes: a code is valid only for its purpose.

import { createHash } from 'node:crypto';
import type { GuardedBinding } from '#platform/server/one-time-code/code-binding.ts';

type CodeRequester = { accountId: number; msisdn: string };

/** Makes a number the signing number of a pid. */
export function numberBinding({ accountId, msisdn }: CodeRequester, customerId: number): GuardedBinding {
  return {
    requester: `account:${accountId}`,
    purpose: 'esigning-number',
    recipient: msisdn,
    subject: String(customerId),
    guard: `account:${accountId}`,
  };
}

export type FileHash = { documentId: string; sha256: Buffer };

/**
 * Signs exactly these files: a replaced document has another file. Sends are counted per document, so that signing one
 * does not delay the next.
 */
export function signingBinding(
  { accountId, msisdn }: CodeRequester,
  customerId: number,
  files: readonly FileHash[],
): GuardedBinding {
  const sorted = files.toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1));
  const hash = createHash('sha256');
  for (const { documentId, sha256 } of sorted) hash.update(`${documentId.length}:${documentId}`).update(sha256);
  const [only, ...others] = sorted;
  return {
    requester: `account:${accountId}`,
    purpose: only && others.length === 0 ? `sign ${customerId} ${only.documentId}` : `sign several ${customerId}`,
    recipient: msisdn,
    subject: hash.digest('hex'),
    guard: `account:${accountId}`,
  };
}
