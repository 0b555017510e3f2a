// The unique id that the portal issued to this browser, kept in the tab.

import { issueUniqueId } from '#platform/number-proof.ts';
import type { ReadClient } from '../api/read-client.ts';

const key = 'unique-id';

/** Runs before a page that verifies a number. A stored id may belong to a deleted cookie, so it is fetched again. */
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

/** The number verified for this source in this tab; only the server knows whether it has expired. */
export function provedNumber(source: string): string | null {
  return sessionStorage.getItem(provedKey(source));
}

export function rememberProved(source: string, msisdn: string): void {
  sessionStorage.setItem(provedKey(source), msisdn);
}

export function forgetProved(source: string): void {
  sessionStorage.removeItem(provedKey(source));
}
