/** The address of an extras screen; a leading slash is stripped. */
export function extrasAddress(path: string): string {
  return `/digital-extras/${path.replace(/^\/+/, '')}`;
}
