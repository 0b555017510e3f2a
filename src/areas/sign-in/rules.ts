// Lifetimes and rate limits of signing in.

export const attemptLifeSeconds = 30 * 60;
export const codeLifeSeconds = 60;
export const accessTokenLifeSeconds = 15 * 60;
/** A refresh with a lost answer can be repeated within this time and gets the same successor. */
export const refreshGraceSeconds = 10;
export const passwordLinkLifeSeconds = 60 * 60;

/** How often a link can be requested. Earlier links stay valid, so nobody can be kept from theirs. */
export const passwordLinkLimits = {
  account: { name: 'password-link-per-account', limit: 3, windowSeconds: 60 * 60 },
  address: { name: 'password-link-per-address', limit: 20, windowSeconds: 60 * 60 },
} as const;

/** How often signing in to a closed profile sends the restore link. */
export const restoreLinkLimit = { name: 'restore-link-per-account', limit: 3, windowSeconds: 60 * 60 } as const;

/** Starting a sign-in writes a row, so starts are limited per address. */
export const startsPerAddress = { name: 'sign-ins-per-address', limit: 1200, windowSeconds: 60 * 60 } as const;
