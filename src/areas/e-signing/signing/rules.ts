// The order of documents, and the dialogs before and after signing them.

import type { DocumentType } from '../rules.ts';

/** The maximum number of documents for one code. */
export const documentsAtOnce = 10;

/** Why a user declines a document. */
export const declineReasons = ['price', 'terms', 'mistake', 'not-needed', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const longestDeclineComment = 500;

export type SigningDialog = 'HandleSignDocument' | 'SignContractAndActivateEsigning' | 'ActivateEsigningHomeAssistance';

/** Signing begins with the code, or first with the number that gets the codes. */
export function dialogToSign(type: DocumentType, isActive: boolean): SigningDialog {
  if (isActive) return 'HandleSignDocument';
  return type === 'HomeAssistance' ? 'ActivateEsigningHomeAssistance' : 'SignContractAndActivateEsigning';
}

export type SignedDialog = 'SuccessfullySignedDocument' | 'SuccessfullySignedHomeAssistanceDocument';

export function dialogAfterSigning(types: readonly DocumentType[]): SignedDialog {
  return types.length > 0 && types.every((type) => type === 'HomeAssistance')
    ? 'SuccessfullySignedHomeAssistanceDocument'
    : 'SuccessfullySignedDocument';
}

export const tabs = ['for-signing', 'history'] as const;
export type Tab = (typeof tabs)[number];

/** Any other value selects the first tab. */
export function tabOf(activeTab: string | undefined): Tab {
  return activeTab === 'history' ? 'history' : 'for-signing';
}

type SigningDeadline = { sign_by: string | null; created_at: string; is_expired: boolean };

/** By deadline; those without a deadline follow, oldest first; expired ones are last. */
export function byDeadline(a: SigningDeadline, b: SigningDeadline): number {
  if (a.is_expired !== b.is_expired) return a.is_expired ? 1 : -1;
  const [one, other] = [a.sign_by ?? '9999', b.sign_by ?? '9999'];
  if (one !== other) return one < other ? -1 : 1;
  return a.created_at < b.created_at ? -1 : 1;
}
