// The second factor: codes of six digits, valid for thirty seconds each (RFC 6238).

import { Secret, TOTP } from 'otpauth';
import { currentBrand } from '#platform/current-brand.ts';

const period = 30;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The content of the QR code for an authenticator. */
export function totpAddress(operatorName: string, secret: string): string {
  return totpOf(secret, operatorName).toString();
}

/** The step of a code: the current one or its neighbours; null for any other code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: currentBrand().totpIssuer, label, secret: Secret.fromBase32(secret), digits: 6, period });
}
