/** Every page of the portal stands under this address. */
export const webBase = '/my-a1';
