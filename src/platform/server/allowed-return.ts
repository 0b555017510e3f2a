// Where a person may be sent: a page of the portal, or exactly one of the configured addresses.

export type AllowedReturns = { ownOrigin: string; otherUrls: readonly string[] };

/** Whether an address may be returned to. Anything a browser could read as another site is refused. */
export function mayReturnTo(given: string, allowed: AllowedReturns): boolean {
  if (hasTricks(given) || !/^(\/|https?:\/\/[^/?#@]+([/?#]|$))/i.test(given)) return false;
  const url = URL.parse(given, allowed.ownOrigin);
  if (!url) return false;
  return url.origin === allowed.ownOrigin || allowed.otherUrls.some((other) => URL.parse(other)?.href === url.href);
}

/** Backslashes, control characters, double slashes and dot segments are read differently by different parsers. */
function hasTricks(given: string): boolean {
  const path = given.replace(/^https?:\/\//i, '/').split(/[?#]/)[0] ?? '';
  return /[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029]/.test(given) || /\/\/|%2f|%5c|\.\./i.test(path);
}
