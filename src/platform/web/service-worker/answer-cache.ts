// Answers of the server for times without a connection. The network is always asked first: a kept answer is only used if
// there is none, and it says how old it is.

import { answerCache, answeredAtHeader, mayBeKept } from '#platform/offline-answers.ts';

const longestMs = 7 * 24 * 3600 * 1000;
const mostAnswers = 80;
const mostBytes = 512 * 1024;

/** A sign-out makes answers that are still on their way worthless. */
let signOuts = 0;

export async function answerFor(request: Request, finish: (work: Promise<unknown>) => void): Promise<Response> {
  const key = keyOf(request);
  const before = signOuts;
  try {
    const response = await fetch(request);
    if (key && response.status === 200) finish(keep(key, response.clone(), before));
    return response;
  } catch (error) {
    const kept = key && (await find(key));
    if (kept) return kept;
    throw error;
  }
}

export async function forgetAnswers(): Promise<void> {
  signOuts += 1;
  await caches.delete(answerCache);
}

/** Of one session and language; null if the answer must not be kept. */
export function keyOf({ url, headers }: Pick<Request, 'url' | 'headers'>): string | null {
  const { origin, pathname, search } = new URL(url);
  const kind = mayBeKept(pathname);
  const owner = kind === 'public' ? 'public' : sessionIn(headers.get('authorization'));
  if (!kind || !owner) return null;
  const language = headers.get('accept-language') ?? '';
  return `${origin}/kept/${owner}/${encodeURIComponent(language)}?${encodeURIComponent(pathname + search)}`;
}

/** The id of the session in an access token. */
function sessionIn(authorization: string | null): string | null {
  try {
    const claims = authorization?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { sid } = JSON.parse(atob(claims)) as { sid?: unknown };
    return typeof sid === 'string' ? sid : null;
  } catch {
    return null;
  }
}

/** Without room in the browser nothing is kept; the answer itself is not affected. */
async function keep(key: string, response: Response, signOutsBefore: number): Promise<void> {
  try {
    const body = await response.blob();
    if (body.size > mostBytes) return;
    const type = response.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, [answeredAtHeader]: new Date().toISOString() };
    const cache = await caches.open(answerCache);
    await cache.put(key, new Response(body, { headers }));
    // Checked last: a sign-out meanwhile has deleted the cache that this has just opened again.
    if (signOuts !== signOutsBefore) await caches.delete(answerCache);
    else await dropOldest(cache);
  } catch {
    // Full or forbidden storage.
  }
}

async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostAnswers)).map((each) => cache.delete(each)));
}

async function find(key: string): Promise<Response | undefined> {
  // An open would create the cache again after a sign-out.
  const kept = await caches.match(key, { cacheName: answerCache });
  const answeredAt = Date.parse(kept?.headers.get(answeredAtHeader) ?? '');
  return Date.now() - answeredAt < longestMs ? kept : undefined;
}
