// The secret of a second factor is stored encrypted, bound to its operator.

import type { KeyVersions } from '#platform/server/key-rotation/key-versions.ts';
import { openAny, sealCurrent } from '#platform/server/sealed-value.ts';

export function sealTotp(key: KeyVersions, operatorId: number, secret: string): string {
  return sealCurrent(key, secret, totpBinding(operatorId));
}

/** Null if the secret key of the portal was lost: the operator must enrol again. */
export function openTotp(key: KeyVersions, operatorId: number, sealed: string | null): string | null {
  return sealed === null ? null : openAny(key, sealed, totpBinding(operatorId));
}

export const totpBinding = (operatorId: number) => ['operator-totp', String(operatorId)];
