// The dialogs of partner verification by name.

import { registerDialogs } from '#platform/web/ui/dialog-registry.ts';
import type { Partner } from '../contract.ts';

declare module '#platform/web/ui/dialog-registry.ts' {
  interface Dialogs {
    RevokePartner: { partner: Partner };
  }
}

export function registerPartnerDialogs(): void {
  registerDialogs({
    RevokePartner: async () => (await import('./dialogs/revoke-partner-dialog.tsx')).RevokePartnerDialog,
  });
}
