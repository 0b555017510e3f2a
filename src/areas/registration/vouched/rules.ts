/** How long a confirmed customer may take; the cookie of the sign-in lasts as long. */
export const vouchedSeconds = 30 * 60;
