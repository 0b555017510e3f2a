import type { Passkey } from '../../passkeys/contract.ts';
import type { PasskeyRow } from './passkey-store.ts';

export function presentPasskey({ passkey_id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    passkey_id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
