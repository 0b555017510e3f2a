// The id the portal issued to this browser before its first question, carried ever after, for as long as the tab is open.

import { issueUniqueId } from '#platform/number-proof.ts';
import type { ReadClient } from '../api/read-client.ts';

const key = 'unique-id';

/** Before a page that proves a number is drawn. What was kept may be of a cookie that is gone, so it is asked anew. */
export async function fetchUniqueId(api: ReadClient): Promise<void> {
  const { unique_id } = await api.call(issueUniqueId, {});
  sessionStorage.setItem(key, unique_id);
}

export function uniqueId(): string {
  return sessionStorage.getItem(key) ?? '';
}

export function uniqueIdHeaders(): { 'unique-id': string } {
  return { 'unique-id': uniqueId() };
}

const provedKey = (source: string) => `number-proved ${source}`;

/** The number proved for this source in this tab; the server alone says whether its hour is over. */
export function provedNumber(source: string): string | null {
  return sessionStorage.getItem(provedKey(source));
}

export function rememberProved(source: string, msisdn: string): void {
  sessionStorage.setItem(provedKey(source), msisdn);
}

export function forgetProved(source: string): void {
  sessionStorage.removeItem(provedKey(source));
}
