import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueCertificate } from '../sealed-pdf/issue-certificate.ts';
import { isTrustedBy, isValidAt } from './trusted-chain.ts';

const now = new Date('2026-11-17T12:00:00Z');
const keys = Array.from({ length: 7 }, () => generateKeyPairSync('ec', { namedCurve: 'P-256' }));
/** Each is issued by the next one; the last one is its own issuer. */
const chain = keys.map(({ publicKey }, index) => {
  const issuer = Math.min(index + 1, keys.length - 1);
  return issueCertificate(
    { name: `Level ${index}`, publicKey, now, days: 1 },
    { name: `Level ${issuer}`, key: keys[issuer]!.privateKey },
  );
});

it.each([
  [0, true],
  [1, true],
  [5, true],
  [6, false],
])('a certificate is trusted by level %i of its chain: %s', (level, isTrusted) =>
  expect(isTrustedBy([chain[level]!], chain[0]!, chain)).toBe(isTrusted),
);

describe('a certificate', () => {
  const { validFromDate, validToDate } = chain[0]!;
  const besides = (date: Date, ms: number) => new Date(date.getTime() + ms);
  it.each([
    ['before its first moment', besides(validFromDate, -1), false],
    ['at its first moment', validFromDate, true],
    ['at its last moment', validToDate, true],
    ['after its last moment', besides(validToDate, 1), false],
  ])('%s is valid: %s', (_what, moment, isValid) => expect(isValidAt(chain[0]!, moment)).toBe(isValid));
});
