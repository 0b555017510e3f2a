// An inline script that requests the data of a page before any other script is loaded. The API client takes the answers
// (web/api/early-answers.ts).

import { accessTokenKey } from '../session.ts';

/** Without a session nothing is requested, and the page shows no placeholder of a personal screen. */
export function earlyRequests(urls: readonly string[]): string {
  const script = `(() => {
  const page = document.documentElement;
  const token = localStorage.getItem(${JSON.stringify(accessTokenKey)});
  if (!token) return void (page.dataset.guest = '');
  const headers = { 'content-type': 'application/json', 'accept-language': page.lang, authorization: 'Bearer ' + token };
  const send = (url) => {
    const answer = fetch(url, { headers, credentials: 'include' });
    answer.catch(() => {});
    return [url, answer];
  };
  self.earlyAnswers = { headers, answers: new Map(${JSON.stringify(urls)}.map(send)) };
})()`;
  return `<script>${script.replaceAll(/\n\s*/g, ' ')}</script>`;
}
