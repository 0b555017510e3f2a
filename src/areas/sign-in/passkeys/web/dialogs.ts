import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Passkey } from '../contract.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'passkeys.DeletePasskey': { passkey: Passkey };
    'passkeys.RenamePasskey': { passkey: Passkey };
  }
}

let isRegistered = false;

export function registerPasskeyDialogs(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerDialogs('passkeys', {
    DeletePasskey: async () => (await import('./dialogs/delete-passkey-dialog.tsx')).DeletePasskeyDialog,
    RenamePasskey: async () => (await import('./dialogs/rename-passkey-dialog.tsx')).RenamePasskeyDialog,
  });
}
