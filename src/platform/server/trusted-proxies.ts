// Whose X-Forwarded-For is believed.

import { isIP } from 'node:net';
import { BadConfiguration } from './environment.ts';

export type TrustedProxies = false | number | string[];

/** 1, or 10.0.0.0/8, 192.168.1.7, … Everybody may never be trusted: anyone can write X-Forwarded-For. */
export function trustedProxies(items: readonly string[]): TrustedProxies {
  const [first] = items;
  if (first === undefined) return false;
  if (items.length === 1 && /^[1-9]$/.test(first)) return Number(first);
  if (items.every(isNetwork)) return [...items];
  throw new BadConfiguration(
    'TRUST_PROXY must be the number of proxies in front (1 to 9) or a list of their addresses, e.g. 10.0.0.0/8.',
  );
}

function isNetwork(item: string): boolean {
  const [address = '', prefix, ...rest] = item.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
