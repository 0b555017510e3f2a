// The verdict on a file, and how its hash is shown.

/** 9f3c 41ab 77d0 e6b2 … 05ce: enough to compare two hashes by eye. */
export function shortHash(hash: string): string {
  const groups = hash.match(/.{4}/g) ?? [];
  return `${groups.slice(0, 4).join(' ')} … ${groups.at(-1) ?? ''}`;
}

export const sealVerdicts = ['whole', 'unrecorded', 'altered', 'not-ours', 'no-seal'] as const;
export type SealVerdict = (typeof sealVerdicts)[number];

/** PAdES baseline levels: sealed; with a time stamp; with everything that a later verification needs. */
export const sealLevels = ['B-B', 'B-T', 'B-LTA'] as const;
export type SealLevel = (typeof sealLevels)[number];

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
