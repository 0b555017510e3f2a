// The limits of passkeys.

export const mostPasskeys = 10;
export const longestName = 40;

/** How long a device waits for the user. */
export const deviceTimeoutMs = 5 * 60_000;

/** A challenge of a signed-in session is valid for so long. */
export const challengeLifeSeconds = 10 * 60;
