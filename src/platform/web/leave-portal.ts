// External links: only addresses configured by the operator, and only https.

export type OutsideAddresses = { external_selfcare_url: string; business_selfcare_url: string };

/** The configured page with query values; null if the configuration does not allow it. */
export function outsideAddress(
  configured: OutsideAddresses,
  which: keyof OutsideAddresses,
  path = '',
  query: Record<string, string> = {},
): string | null {
  const base = URL.parse(configured[which]);
  if (!base || base.protocol !== 'https:') return null;
  const url = new URL(path, base);
  if (url.origin !== base.origin) return null;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The sign-in of the business portal, for the customer with this pid. */
export function businessPortal(configured: OutsideAddresses, pid: string): string | null {
  return outsideAddress(configured, 'business_selfcare_url', 'business-selfcare/login', { pid });
}
