import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { EsigningStatus } from '../contract.ts';
import type { Document } from '../signing/contract.ts';
import type { SigningProps } from '../signing/web/calls.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'e-signing.ActivateEsigning': { pid: string };
    'e-signing.ActivateEsigningHomeAssistance': { document: Document; status: EsigningStatus };
    'e-signing.ChangeEsigningMsisdn': { status: EsigningStatus };
    'e-signing.DeclineDocument': { document: Document };
    'e-signing.HandleSignDocument': SigningProps & {
      /** The number that gets the code. */
      msisdn: string;
      /** The previous step sent the code, and it also activates signing. */
      activates?: boolean;
    };
    'e-signing.SignContractAndActivateEsigning': { document: Document; status: EsigningStatus };
    'e-signing.StopEsigning': { pid: string };
    'e-signing.SuccessActivation': { msisdn: string };
    'e-signing.SuccessConfirmCode': { msisdn: string };
    'e-signing.SuccessfullySignedDocument': { names: readonly string[] };
    'e-signing.SuccessfullySignedHomeAssistanceDocument': object;
  }
}

let isRegistered = false;

/** Any screen of e-signing may open them. */
export function registerEsigningDialogs(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerDialogs('e-signing', {
    ActivateEsigning: async () =>
      (await import('../activation/web/dialogs/activate-esigning-dialog.tsx')).ActivateEsigningDialog,
    ActivateEsigningHomeAssistance: async () =>
      (await import('../signing/web/dialogs/activate-esigning-home-assistance-dialog.tsx'))
        .ActivateEsigningHomeAssistanceDialog,
    ChangeEsigningMsisdn: async () =>
      (await import('../activation/web/dialogs/change-esigning-msisdn-dialog.tsx')).ChangeEsigningMsisdnDialog,
    DeclineDocument: async () =>
      (await import('../signing/web/dialogs/decline-document-dialog.tsx')).DeclineDocumentDialog,
    HandleSignDocument: async () =>
      (await import('../signing/web/dialogs/handle-sign-document-dialog.tsx')).HandleSignDocumentDialog,
    SignContractAndActivateEsigning: async () =>
      (await import('../signing/web/dialogs/sign-contract-and-activate-esigning-dialog.tsx'))
        .SignContractAndActivateEsigningDialog,
    StopEsigning: async () => (await import('../activation/web/dialogs/stop-esigning-dialog.tsx')).StopEsigningDialog,
    SuccessActivation: async () =>
      (await import('../activation/web/dialogs/success-activation-dialog.tsx')).SuccessActivationDialog,
    SuccessConfirmCode: async () =>
      (await import('../activation/web/dialogs/success-confirm-code-dialog.tsx')).SuccessConfirmCodeDialog,
    SuccessfullySignedDocument: async () =>
      (await import('../signing/web/dialogs/successfully-signed-document-dialog.tsx')).SuccessfullySignedDocumentDialog,
    SuccessfullySignedHomeAssistanceDocument: async () =>
      (await import('../signing/web/dialogs/successfully-signed-home-assistance-document-dialog.tsx'))
        .SuccessfullySignedHomeAssistanceDocumentDialog,
  });
}
