// Lifetimes of values between the portal and its partners, and the state of the page.

export const valueLifeMs = 10 * 60 * 1000;
/** Clocks of partners may be slightly ahead. */
export const clockSkewMs = 60 * 1000;

/** A partner asks about all its users from one address, and about one user rarely. */
export const consentCheckLimits = {
  address: { name: 'standing-per-address', limit: 3000, windowSeconds: 60 * 60 },
  value: { name: 'standing-per-value', limit: 24, windowSeconds: 24 * 60 * 60 },
} as const;

/** The creation time of a value from a partner: milliseconds since 1970 in digits. */
export function momentOf(time: string): number | null {
  return /^\d{10,15}$/.test(time) ? Number(time) : null;
}

export function isFresh(madeAt: number, now: number): boolean {
  return madeAt <= now + clockSkewMs && now - madeAt < valueLifeMs;
}

export type PartnerState = {
  sourceIsValid: boolean;
  source: string | null;
};

export function afterDecrypt(decryptedSource: string | null): PartnerState {
  return { sourceIsValid: decryptedSource !== null, source: decryptedSource };
}
