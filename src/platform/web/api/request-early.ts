// Requests the data of a page before any other script is loaded. The API client uses the answers (early-answers.ts).

/**
 * The page contains it as text, so it uses nothing outside itself. Names in the URLs (`:msisdn`) are parameters of the
 * address; without one, the screen requests the data when it knows more. Without a session nothing is requested, and the
 * page shows no placeholder of a personal screen.
 */
export function requestEarly(urls: readonly string[], accessTokenKey: string): void {
  const page = document.documentElement;
  const token = localStorage.getItem(accessTokenKey);
  if (!token) {
    page.dataset['guest'] = '';
    return;
  }
  const headers = {
    'content-type': 'application/json',
    'accept-language': page.lang,
    authorization: `Bearer ${token}`,
  };
  const given = new URLSearchParams(location.search);
  const known = urls.flatMap((url) => {
    const name = /:(\w+)/.exec(url)?.[1];
    if (!name) return [url];
    const value = given.get(name);
    return value ? [url.replace(`:${name}`, encodeURIComponent(value))] : [];
  });
  const answers = new Map(known.map((url) => [url, fetch(url, { headers, credentials: 'include' })]));
  for (const answer of answers.values()) answer.catch(() => {});
  window.earlyAnswers = { headers, answers };
}
