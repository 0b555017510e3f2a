import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { EsigningStatus } from '../contract.ts';
import type { Document } from '../document-contract.ts';

/** The documents for one code. */
export type SigningProps = {
  documents: readonly Document[];
  status: EsigningStatus;
};

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'e-signing.ActivateEsigning': { pid: string };
    'e-signing.ActivateEsigningHomeAssistance': { document: Document; status: EsigningStatus };
    'e-signing.ChangeEsigningMsisdn': { status: EsigningStatus };
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
    ActivateEsigning: async () => (await import('./dialogs/activate-esigning-dialog.tsx')).ActivateEsigningDialog,
    ActivateEsigningHomeAssistance: async () =>
      (await import('./dialogs/activate-esigning-home-assistance-dialog.tsx')).ActivateEsigningHomeAssistanceDialog,
    ChangeEsigningMsisdn: async () =>
      (await import('./dialogs/change-esigning-msisdn-dialog.tsx')).ChangeEsigningMsisdnDialog,
    HandleSignDocument: async () =>
      (await import('./dialogs/handle-sign-document-dialog.tsx')).HandleSignDocumentDialog,
    SignContractAndActivateEsigning: async () =>
      (await import('./dialogs/sign-contract-and-activate-esigning-dialog.tsx')).SignContractAndActivateEsigningDialog,
    StopEsigning: async () => (await import('./dialogs/stop-esigning-dialog.tsx')).StopEsigningDialog,
    SuccessActivation: async () => (await import('./dialogs/success-activation-dialog.tsx')).SuccessActivationDialog,
    SuccessConfirmCode: async () =>
      (await import('./dialogs/success-confirm-code-dialog.tsx')).SuccessConfirmCodeDialog,
    SuccessfullySignedDocument: async () =>
      (await import('./dialogs/successfully-signed-document-dialog.tsx')).SuccessfullySignedDocumentDialog,
    SuccessfullySignedHomeAssistanceDocument: async () =>
      (await import('./dialogs/successfully-signed-home-assistance-document-dialog.tsx'))
        .SuccessfullySignedHomeAssistanceDocumentDialog,
  });
}
