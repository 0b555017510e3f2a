/** The path of all pages of the portal. */
export const webBase = '/my-a1';

/** The path of all pages of the operator desk. */
export const deskBase = `${webBase}/operator`;
