// The hashes and the seal of a file that the page sends to the server. The file itself stays in the browser.

import type { SealClaims } from '../contract.ts';
import { sealedParts } from '../../sealed-parts.ts';

export async function claimsOf(file: Uint8Array): Promise<SealClaims> {
  const parts = sealedParts(file);
  return {
    file_hash: await sha256(file),
    seal: parts && {
      content_hash: await sha256(joined(parts.content)),
      cms: parts.cms,
      is_intact: parts.isIntact,
      stamps: await Promise.all(
        parts.stamps.map(async ({ content, cms }) => ({ content_hash: await sha256(joined(content)), cms })),
      ),
    },
  };
}

function joined([before, after]: readonly [Uint8Array, Uint8Array]): Uint8Array {
  const whole = new Uint8Array(before.length + after.length);
  whole.set(before);
  whole.set(after, before.length);
  return whole;
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
