export const tmfBase = '/tmf-api';

/** An absolute address if the configuration has one of the portal. */
export function tmfAddress(publicUrl: string | undefined, path: string): string {
  return `${publicUrl === undefined ? '' : new URL(publicUrl).origin}${tmfBase}${path}`;
}
