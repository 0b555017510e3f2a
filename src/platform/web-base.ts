/** The path of all pages of the portal. */
export const webBase = '/my-a1';

/** The path of all pages of the operator desk. */
export const deskBase = `${webBase}/operator`;

/** Whether an address is the home of the portal. */
export function isHome(pathname: string): boolean {
  return pathname === webBase || pathname === `${webBase}/`;
}
