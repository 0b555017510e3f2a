import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { SecurityCodeEntry } from '../contract.ts';
import type { FirstCode } from './dialogs/create-new-security-code-dialog.tsx';
import type { PendingCode } from './dialogs/security-code-confirmation-dialog.tsx';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'security-code.CreateNewSecurityCode': FirstCode;
    'security-code.SecurityCodeConfirmation': PendingCode;
    'security-code.NewSecurityCode': { entry: SecurityCodeEntry };
    'security-code.SuccessConfirmCode': { isFirst: boolean };
    'security-code.ReceivingNumber': { entry: SecurityCodeEntry };
  }
}

export function registerSecurityCodeDialogs(): void {
  registerDialogs('security-code', {
    CreateNewSecurityCode: async () =>
      (await import('./dialogs/create-new-security-code-dialog.tsx')).CreateNewSecurityCodeDialog,
    SecurityCodeConfirmation: async () =>
      (await import('./dialogs/security-code-confirmation-dialog.tsx')).SecurityCodeConfirmationDialog,
    NewSecurityCode: async () => (await import('./dialogs/new-security-code-dialog.tsx')).NewSecurityCodeDialog,
    SuccessConfirmCode: async () =>
      (await import('./dialogs/success-confirm-code-dialog.tsx')).SuccessConfirmCodeDialog,
    ReceivingNumber: async () => (await import('./dialogs/receiving-number-dialog.tsx')).ReceivingNumberDialog,
  });
}
