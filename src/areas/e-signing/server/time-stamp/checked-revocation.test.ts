import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkedRevocation } from './checked-revocation.ts';
import { newAuthority } from './embedded-authority.ts';

const now = new Date('2026-11-17T12:00:00Z');
const keys = newAuthority(now);
const root = new X509Certificate(keys.root);
const own = new X509Certificate(keys.certificate);
const other = new X509Certificate(newAuthority(now).certificate);

it('is complete only if every signer was asked about', async () => {
  const revocation = checkedRevocation({}, { known: [], isNeeded: () => false, now });
  await revocation.provider.getOCSP!(own.raw, root.raw);
  expect(revocation.isComplete([own])).toBe(true);
  expect(revocation.isComplete([own, other])).toBe(false);
});
