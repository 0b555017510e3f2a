// The kinds of documents, and which of them can be signed now. All modules use them.

import { sofiaDay } from '#platform/clock.ts';

export const documentTypes = ['Contract', 'HomeAssistance'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentStatuses = ['ForSigning', 'Signed', 'Replaced', 'Declined'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

const signableRefusals = [
  'EC_Document_Already_Signed',
  'EC_Document_Replaced',
  'EC_Document_Declined',
  'EC_Document_Expired',
] as const;
export type SignableRefusal = (typeof signableRefusals)[number];

const finalRefusals = [...signableRefusals, 'EC_Document_Unsealable'] as const;

/** The document can no longer be signed, so another attempt is useless. */
export function isFinalRefusal(code: string): code is (typeof finalRefusals)[number] {
  return finalRefusals.some((each) => each === code);
}

/** Null if the document can be signed now. The last day is included. */
export function whyNotSignable(
  { status, sign_by }: { status: DocumentStatus; sign_by: string | null },
  now: Date,
): SignableRefusal | null {
  if (status === 'Signed') return 'EC_Document_Already_Signed';
  if (status === 'Replaced') return 'EC_Document_Replaced';
  if (status === 'Declined') return 'EC_Document_Declined';
  return sign_by !== null && sign_by < sofiaDay(now) ? 'EC_Document_Expired' : null;
}
