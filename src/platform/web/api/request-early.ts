// Requests the data of a page before any other script is loaded. The API client uses the answers (early-answers.ts).

/**
 * The page contains it as text, so it uses nothing outside itself. Without a session nothing is requested, and the page
 * shows no placeholder of a personal screen.
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
  const answers = new Map(urls.map((url) => [url, fetch(url, { headers, credentials: 'include' })]));
  for (const answer of answers.values()) answer.catch(() => {});
  window.earlyAnswers = { headers, answers };
}
