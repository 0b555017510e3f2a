// Allowed redirect targets: pages of the portal and the configured addresses.

export type AllowedReturns = { ownOrigin: string; otherUrls: readonly string[] };

/** Refuses every address that a browser could read as another site. */
export function mayReturnTo(given: string, allowed: AllowedReturns): boolean {
  if (hasTricks(given) || !/^(\/|https?:\/\/[^/?#@]+([/?#]|$))/i.test(given)) return false;
  const url = URL.parse(given, allowed.ownOrigin);
  if (!url) return false;
  return url.origin === allowed.ownOrigin || allowed.otherUrls.some((other) => URL.parse(other)?.href === url.href);
}

/** Parsers disagree on backslashes, control characters, double slashes and dot segments. */
function hasTricks(given: string): boolean {
  const path = given.replace(/^https?:\/\//i, '/').split(/[?#]/)[0] ?? '';
  return /[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029]/.test(given) || /\/\/|%2f|%5c|\.\./i.test(path);
}
