// The secret of a second factor is stored encrypted, bound to its operator.

import { open, seal } from '#platform/server/sealed-value.ts';

export function sealTotp(key: Uint8Array, operatorId: number, secret: string): string {
  return seal(key, secret, ['operator-totp', String(operatorId)]);
}

/** Null after a change of the portal's secret key: the operator must enrol again. */
export function openTotp(key: Uint8Array, operatorId: number, sealed: string | null): string | null {
  return sealed === null ? null : (open(key, sealed, ['operator-totp', String(operatorId)])?.text ?? null);
}
