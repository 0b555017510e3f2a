/** Every page of the portal stands under this address. */
export const webBase = '/my-a1';

/** And every page of the operator's desk under this one. */
export const deskBase = `${webBase}/operator`;
