// Recognition: the network's host sees on which line the browser asks, then the portal learns the number from it.

import { recogniseNumber, type Recognition } from '#platform/number-proof.ts';
import type { ApiClient } from '../api/api-client.ts';
import { configurationOf } from '../configuration.ts';
import { rememberProved, uniqueId, uniqueIdHeaders } from './unique-id.ts';

const patienceMs = 3000;

/** Who is not recognised, for whatever reason, can still be verified by a code. */
export async function recognise(api: ApiClient, source: string): Promise<Recognition> {
  const { recognition_host: host } = await configurationOf(api);
  if (!host || !(await isSeen(host))) return { msisdn: null, is_recognized: false };
  const recognition = await api.call(recogniseNumber, { query: { source }, headers: uniqueIdHeaders() });
  if (recognition.msisdn !== null) rememberProved(source, recognition.msisdn);
  return recognition;
}

async function isSeen(host: string): Promise<boolean> {
  const url = new URL(host, location.origin);
  url.searchParams.set('uniqueId', uniqueId());
  const credentials = url.origin === location.origin ? 'same-origin' : 'omit';
  try {
    const response = await fetch(url, { credentials, signal: AbortSignal.timeout(patienceMs) });
    return response.ok && ((await response.json()) as { recognized?: unknown }).recognized === true;
  } catch {
    return false;
  }
}
