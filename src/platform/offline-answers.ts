// The answers that a browser keeps for times without a connection: what the main screens show. Answers with secrets, such
// as a wifi password, and those of sign-in are not among them.

import { apiBase } from './endpoint.ts';

/** On a kept answer: when the server gave it. */
export const answeredAtHeader = 'x-answered-at';

/** The cache of kept answers, which a sign-out deletes. */
export const answerCache = 'portal-answers';

/** About the installation, not about a person. */
const publicPaths = new Set(['/common/configuration', '/common/currency/info']);

const personalPaths = [
  /^\/gateway\/user-profiles\/account-information$/,
  /^\/home\/overview$/,
  /^\/customers\/services$/,
  /^\/billing\/bills(\/[^/]+(\/lines)?)?$/,
  /^\/billing\/payments$/,
  /^\/usage(\/\d+(\/days)?)?$/,
  /^\/balance\/\d+$/,
];

export function mayBeKept(path: string): 'public' | 'personal' | null {
  if (!path.startsWith(`${apiBase}/`)) return null;
  const call = path.slice(apiBase.length);
  if (publicPaths.has(call)) return 'public';
  return personalPaths.some((pattern) => pattern.test(call)) ? 'personal' : null;
}
