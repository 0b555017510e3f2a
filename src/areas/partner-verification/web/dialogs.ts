import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Partner } from '../contract.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'partner-verification.RevokePartner': { partner: Partner };
  }
}

export function registerPartnerDialogs(): void {
  registerDialogs('partner-verification', {
    RevokePartner: async () => (await import('./dialogs/revoke-partner-dialog.tsx')).RevokePartnerDialog,
  });
}
