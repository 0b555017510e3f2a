// The proxies whose X-Forwarded-For is trusted.

import { isIP } from 'node:net';
import { BadConfiguration } from './environment.ts';

export type TrustedProxies = false | number | string[];

/** ::ffff:0:0, the IPv6 range of mapped IPv4 addresses. */
const mapped = 0xffff_0000_0000n;

/** 1, or 10.0.0.0/8, 192.168.1.7, … Not everybody may be trusted: anyone can send X-Forwarded-For. */
export function trustedProxies(items: readonly string[]): TrustedProxies {
  const [first] = items;
  if (first === undefined) return false;
  if (items.length === 1 && /^[1-9]$/.test(first)) return Number(first);
  const ranges = items.map(rangeOf);
  if (!ranges.every((range) => range !== null)) {
    throw new BadConfiguration(
      'TRUST_PROXY must be the number of proxies in front (1 to 9) or a list of their addresses, e.g. 10.0.0.0/8.',
    );
  }
  const joined = joinRanges(ranges);
  if (spaces.some((space) => publicAddresses(joined, space) > space.mostPublic)) {
    throw new BadConfiguration('TRUST_PROXY covers too much of the internet: name the addresses of your own proxies.');
  }
  return [...items];
}

/** The first and the last address, as IPv6 numbers. */
type Range = { from: bigint; to: bigint };

type Space = { whole: Range; ownNetworks: Range[]; mostPublic: bigint };

const range = (written: string): Range => rangeOf(written)!;

/** The largest delivery networks have fewer public addresses than this. */
const spaces: Space[] = [
  {
    whole: range('0.0.0.0/0'),
    ownNetworks: [
      '10.0.0.0/8',
      '100.64.0.0/10',
      '127.0.0.0/8',
      '169.254.0.0/16',
      '172.16.0.0/12',
      '192.168.0.0/16',
    ].map(range),
    mostPublic: 2n ** 22n,
  },
  {
    whole: range('::/0'),
    ownNetworks: ['::1', '::ffff:0:0/96', 'fc00::/7', 'fe80::/10'].map(range),
    mostPublic: 2n ** 104n,
  },
];

function publicAddresses(ranges: readonly Range[], { whole, ownNetworks }: Space): bigint {
  const shared = (one: Range, other: Range) => {
    const from = one.from > other.from ? one.from : other.from;
    const to = one.to < other.to ? one.to : other.to;
    return to < from ? 0n : to - from + 1n;
  };
  const sharedWith = (network: Range) => ranges.reduce((sum, each) => sum + shared(each, network), 0n);
  return ownNetworks.reduce((left, network) => left - sharedWith(network), sharedWith(whole));
}

function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const next of ranges.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (!last || next.from > last.to) joined.push({ ...next });
    else if (next.to > last.to) last.to = next.to;
  }
  return joined;
}

/** Null for an invalid address or network. */
function rangeOf(item: string): Range | null {
  const [address = '', prefix = '', ...rest] = item.split('/');
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const length = prefix === '' ? bits : Number(prefix);
  const isPrefix = !item.includes('/') || /^(0|[1-9]\d{0,2})$/.test(prefix);
  const number = version === 0 ? null : numberOf(address, version);
  if (number === null || rest.length > 0 || !isPrefix || length > bits) return null;
  const size = 2n ** BigInt(bits - length);
  const from = number - (number % size);
  return { from, to: from + size - 1n };
}

function numberOf(address: string, version: number): bigint | null {
  if (version === 4) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n) + mapped;
  // The URL parser writes an embedded IPv4 address in hexadecimal and does not accept zones.
  const written = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (written === undefined) return null;
  const [before = [], after = []] = written.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}
