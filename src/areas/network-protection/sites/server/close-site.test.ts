import { afterEach, beforeEach, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { base, openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';

let protection: ProtectionPortal;

beforeEach(async () => {
  protection = await openProtection();
});
afterEach(() => protection.close());

it('of several that close a site at the same time one does, with one audit entry', async () => {
  const path = `${base}/user/${protectedNumber}/allowances`;
  const query = { domain: 'banka-vhod.example' };
  await protection.elena.call('POST', path, { body: { ...query, choice: 'hour' } });
  const answers = await Promise.all(Array.from({ length: 4 }, () => protection.elena.call('DELETE', path, { query })));
  expect(answers.map(outcomeOf).toSorted()).toEqual([
    '204',
    '404 EC_Not_Found',
    '404 EC_Not_Found',
    '404 EC_Not_Found',
  ]);
  expect(await protection.evidence()).toEqual([
    `protection.allow-site ${protectedNumber}`,
    `protection.allow-site-end ${protectedNumber}`,
  ]);
});
