// The rules of signing: what can be signed, by which steps, and what follows. The screens and the server use them.

import { sofiaDay } from '#platform/clock.ts';
import { codeLifeSeconds } from '#platform/one-time-code.ts';

export const documentTypes = ['Contract', 'HomeAssistance'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentStatuses = ['ForSigning', 'Signed', 'Replaced'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The maximum number of documents for one code. */
export const documentsAtOnce = 10;

/** The steps of the activation wizard. There are no other transitions, so no step is skipped. */
const activation = {
  benefits: { activate: 'number' },
  number: { codeSent: 'code', back: 'benefits' },
  code: { confirmed: 'done', back: 'number' },
  done: {},
} as const satisfies Record<string, Partial<Record<ActivationEvent, string>>>;

export type ActivationStep = keyof typeof activation;
export type ActivationEvent = 'activate' | 'codeSent' | 'confirmed' | 'back';

export const activationSteps = ['benefits', 'number', 'code'] as const satisfies readonly ActivationStep[];

export function nextActivationStep(step: ActivationStep, event: ActivationEvent): ActivationStep {
  const from: Partial<Record<ActivationEvent, ActivationStep>> = activation[step];
  return from[event] ?? step;
}

/** The current step of the wizard. `sentAt` is when the code was sent, by the clock of the device. */
export type ActivationPlace = { step: ActivationStep; msisdn: string; sentAt: number | null };

/** The step at which an interrupted wizard continues: an expired code must be requested again. */
export function resumedPlace(kept: ActivationPlace, now: number): ActivationPlace {
  const isCodeGood = kept.sentAt !== null && now < kept.sentAt + codeLifeSeconds * 1000;
  return kept.step === 'code' && !isCodeGood ? { ...kept, step: 'number', sentAt: null } : kept;
}

export type SignableRefusal = 'EC_Document_Already_Signed' | 'EC_Document_Replaced' | 'EC_Document_Expired';

/** Null if the document can be signed now. The last day is included. */
export function whyNotSignable(
  { status, sign_by }: { status: DocumentStatus; sign_by: string | null },
  now: Date,
): SignableRefusal | null {
  if (status === 'Signed') return 'EC_Document_Already_Signed';
  if (status === 'Replaced') return 'EC_Document_Replaced';
  return sign_by !== null && sign_by < sofiaDay(now) ? 'EC_Document_Expired' : null;
}

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

/** 9f3c 41ab 77d0 e6b2 … 05ce: enough to compare two hashes by eye. */
export function shortHash(hash: string): string {
  const groups = hash.match(/.{4}/g) ?? [];
  return `${groups.slice(0, 4).join(' ')} … ${groups.at(-1) ?? ''}`;
}

export const sealVerdicts = ['whole', 'unrecorded', 'altered', 'not-ours', 'no-seal'] as const;
export type SealVerdict = (typeof sealVerdicts)[number];

type SealFindings = {
  /** A file with exactly these bytes was sealed here. */
  isKnown: boolean;
  /** A file with this content was sealed here, whatever its seal is now. */
  isContentKnown: boolean;
  /** The check of its seal; null if it has none. */
  seal: { isOurs: boolean; isGood: boolean } | null;
};

/** A valid seal without a record does not prove a change: restoring an older backup loses records. */
export function sealVerdict({ isKnown, isContentKnown, seal }: SealFindings): SealVerdict {
  if (!seal) return 'no-seal';
  if (isContentKnown && !isKnown) return 'altered';
  if (!seal.isOurs) return 'not-ours';
  if (!seal.isGood) return 'altered';
  return isKnown ? 'whole' : 'unrecorded';
}
