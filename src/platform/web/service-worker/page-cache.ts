// The page and its files for times without a connection. Pages come from the network whenever there is one, so that an old
// page never meets a new API; files have their content in their names.

import { webBase } from '#platform/web-base.ts';

export const pageCache = 'portal-page';
export const fileCache = 'portal-files';
const pageKey = `${webBase}/kept-page`;

export const isFile = (path: string) => path.startsWith(`${webBase}/assets/`);

export async function pageFor(
  request: Request,
  preloaded: Promise<Response | undefined>,
  finish: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const response = (await preloaded) ?? (await fetch(request));
    // The sign-in page has its own markup; the portal's page shows sign-in too.
    if (isPage(response) && new URL(request.url).pathname !== `${webBase}/login`) finish(keepScreen(response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(pageKey, { cacheName: pageCache });
    if (kept) return kept;
    throw error;
  }
}

export async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: fileCache });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await put(fileCache, request.url, response.clone());
  return response;
}

/** The files come from the HTTP cache of the browser: the page has just loaded them. */
export async function keepLoaded(files: readonly string[]): Promise<void> {
  const page = await fetch(`${webBase}/`).catch(() => null);
  if (page && isPage(page)) await keepPage(page);
  const own = files.filter((file) => isFile(new URL(file, location.href).pathname));
  await Promise.all(own.map((file) => fileFor(new Request(file)).catch(() => null)));
}

const isPage = (response: Response) =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html');

/** A page of another build uses other files. */
async function keepPage(response: Response): Promise<void> {
  const page = await response.clone().text();
  const kept = await caches.match(pageKey, { cacheName: pageCache });
  if (kept && buildOf(await kept.text()) !== buildOf(page)) await caches.delete(fileCache);
  await put(pageCache, pageKey, response);
}

/** A page contains the style sheets of its screen. Without a connection, the page of another screen may be the kept one. */
async function keepScreen(response: Response): Promise<void> {
  const page = await response.clone().text();
  await keepPage(response);
  const [, names = ''] = /<meta name="inlined-styles" content="([^"]*)">/.exec(page) ?? [];
  const files = names.split(' ').filter(isFile);
  await Promise.all(files.map((file) => fileFor(new Request(new URL(file, location.href))).catch(() => null)));
}

/** The first script names all others, so its name identifies a build. */
export function buildOf(page: string): string | undefined {
  return /assets\/index-[\w-]+\.js/.exec(page)?.[0];
}

/** Without room in the browser nothing is kept. */
async function put(cacheName: string, key: string, response: Response): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(key, response);
  } catch {
    // Full or forbidden storage.
  }
}
