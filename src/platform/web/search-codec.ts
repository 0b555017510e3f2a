// Parses and writes the query of an address as plain text: a number like msisdn stays text and is normalised to the
// form that is sent. An encrypted number for partners is not changed.

import { sentNumber } from '#platform/msisdn.ts';

export function parseSearch(text: string): Record<string, string> {
  const search = Object.fromEntries(new URLSearchParams(text));
  const { msisdn } = search;
  return msisdn && /^[\d\s()+.-]+$/.test(msisdn) ? { ...search, msisdn: sentNumber(msisdn) } : search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
