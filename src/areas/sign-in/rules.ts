// How long things of a sign-in live, and how often a new password may be asked for.

export const attemptLifeSeconds = 30 * 60;
export const codeLifeSeconds = 60;
export const accessTokenLifeSeconds = 15 * 60;
/** Without use; with use a session lives until its absolute end. */
export const refreshTokenLifeSeconds = 30 * 24 * 60 * 60;
/** A refresh whose answer was lost may be repeated within this time and gets the same successor. */
export const refreshGraceSeconds = 10;
/** The link for a new password. */
export const passwordLinkLifeSeconds = 60 * 60;

/** How often a link may be asked for. The links sent before stay good, so nobody can be kept from theirs. */
export const passwordLinkLimits = {
  account: { name: 'password-link-per-account', limit: 3, windowSeconds: 60 * 60 },
  address: { name: 'password-link-per-address', limit: 20, windowSeconds: 60 * 60 },
} as const;

/** How often signing in to a closed profile sends the link that restores it. */
export const restoreLinkLimit = { name: 'restore-link-per-account', limit: 3, windowSeconds: 60 * 60 } as const;

/** Starting a sign-in writes a row, so one address may not do it without end. */
export const startsPerAddress = { name: 'sign-ins-per-address', limit: 1200, windowSeconds: 60 * 60 } as const;
