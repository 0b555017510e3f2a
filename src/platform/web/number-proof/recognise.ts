// Recognition: the host in the network sees the line of the browser and gives it a token, which the portal exchanges
// for the number.

import { recogniseNumber, recognitionTokenHeader, type Recognition } from '#platform/number-proof.ts';
import type { ReadClient } from '../api/read-client.ts';
import { configurationOf } from '../configuration.ts';
import { rememberProved, uniqueId, uniqueIdHeaders } from './unique-id.ts';

const patienceMs = 3000;

/** Users who are not recognised can still verify by code. */
export async function recognise(api: ReadClient, source: string): Promise<Recognition> {
  const { recognition_host: host } = await configurationOf(api);
  const token = host ? await tokenOfLine(host) : null;
  if (token === null) return { msisdn: null, is_recognized: false };
  const headers = { ...uniqueIdHeaders(), [recognitionTokenHeader]: token };
  const recognition = await api.call(recogniseNumber, { query: { source }, headers });
  if (recognition.msisdn !== null) rememberProved(source, recognition.msisdn);
  return recognition;
}

/** Null if the host does not know the line. */
async function tokenOfLine(host: string): Promise<string | null> {
  const url = new URL(host, location.origin);
  url.searchParams.set('uniqueId', uniqueId());
  const credentials = url.origin === location.origin ? 'same-origin' : 'omit';
  try {
    const response = await fetch(url, { credentials, signal: AbortSignal.timeout(patienceMs) });
    const { token } = response.ok ? ((await response.json()) as { token?: unknown }) : {};
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}
