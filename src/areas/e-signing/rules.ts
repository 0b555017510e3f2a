// What can be signed, by which steps, and what follows; the same rules explain on the screen and decide on the server.

import { sofiaDay } from '#platform/clock.ts';

export const documentTypes = ['Contract', 'HomeAssistance'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentStatuses = ['ForSigning', 'Signed', 'Replaced'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** So many are signed under one code at most. */
export const documentsAtOnce = 10;

export type SignableRefusal = 'EC_Document_Already_Signed' | 'EC_Document_Replaced' | 'EC_Document_Expired';

/** Why a document cannot be signed now; null when it can. The last day is still in time. */
export function whyNotSignable(
  { status, sign_by }: { status: DocumentStatus; sign_by: string | null },
  now: Date,
): SignableRefusal | null {
  if (status === 'Signed') return 'EC_Document_Already_Signed';
  if (status === 'Replaced') return 'EC_Document_Replaced';
  return sign_by !== null && sign_by < sofiaDay(now) ? 'EC_Document_Expired' : null;
}

export const sealVerdicts = ['whole', 'altered', 'not-ours', 'no-seal'] as const;
export type SealVerdict = (typeof sealVerdicts)[number];

type SealFindings = {
  /** A file with exactly these bytes was sealed here. */
  isKnown: boolean;
  /** What the seal in it says; null where there is none. */
  seal: { isOurs: boolean; isGood: boolean } | null;
};

/** Whole only if every byte is what was sealed; a good seal of ours on other bytes is a file that was changed. */
export function sealVerdict({ isKnown, seal }: SealFindings): SealVerdict {
  if (!seal) return 'no-seal';
  if (!seal.isOurs) return 'not-ours';
  return isKnown && seal.isGood ? 'whole' : 'altered';
}
