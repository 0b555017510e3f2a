// Serves the built web: precompressed hashed assets for a year, and the page for every address of the portal.

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { defaultLanguage, isLanguage, languages } from '#platform/languages.ts';
import { deskPageName, pageName } from '#platform/pages.ts';
import { themes } from '#platform/themes.ts';
import { deskBase, webBase } from '#platform/web-base.ts';
import { deskPolicy } from './desk-policy.ts';

export type BuiltWeb = {
  /** The build has the pages of every brand. */
  brand: string;
  folder: string;
  /** Addresses below the base by the names of their pages; all others have the page `any`. */
  addressesOfPages: Readonly<Record<string, string>>;
  deskFolder?: string | undefined;
};

export async function serveWeb(app: FastifyInstance, web: BuiltWeb): Promise<void> {
  const { brand, folder, addressesOfPages, deskFolder } = web;
  app.addHook('onRequest', (request, reply, next) => {
    const path = pathOf(request);
    if (isRead(request) && path.includes('//')) reply.redirect(withSingleSlashes(request.url), 302);
    else next();
  });
  await app.register(fastifyStatic, { root: folder, ...howFilesAreServed });
  await serveFiles(app, webBase, folder);
  if (deskFolder) await serveFiles(app, deskBase, deskFolder);
  const inlined = await inlinedIn(
    languages.flatMap((language) =>
      ['any', ...Object.keys(addressesOfPages)].map((page) => join(folder, pageName(brand, page, language, 'system'))),
    ),
  );
  const pages = pagesByPath(addressesOfPages);
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (!isRead(request)) return reply.code(404).type('text/plain').send('not found\n');
    if (/\/assets\//.test(path)) return reply.code(404).type('text/plain').send('not found\n');
    if (path !== webBase && !path.startsWith(`${webBase}/`)) return reply.redirect(inPortal(request.url), 302);
    const policy = String(reply.getHeader('content-security-policy'));
    if (deskFolder && (path === deskBase || path.startsWith(`${deskBase}/`))) {
      return reply.header('content-security-policy', deskPolicy(policy)).sendFile(deskPageName(brand), deskFolder);
    }
    return reply
      .header('vary', 'cookie, accept-encoding')
      .header('content-security-policy', inlined(policy))
      .sendFile(pageFor(brand, pages.get(path) ?? 'any', request));
  });
}

/** The route of the library reads the whole folder at every request, to compare the spelling. */
async function serveFiles(app: FastifyInstance, base: string, folder: string): Promise<void> {
  const files = await filesIn(folder);
  app.get<{ Params: { '*': string } }>(`${base}/*`, ({ params: { '*': file } }, reply) =>
    files.has(file) ? reply.sendFile(file, folder) : reply.callNotFound(),
  );
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Set(paths.map((path) => relative(folder, path).replaceAll(sep, posix.sep)));
}

const howFilesAreServed = {
  serve: false,
  preCompressed: true,
  index: false,
  cacheControl: false,
  setHeaders: (reply: FastifyReply, path: string) => {
    const hashed = /-[\w-]{8}\.\w+$/.test(path.replace(/\.(br|gz)$/, ''));
    reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
} as const;

/** Home is also found without its slash. */
function pagesByPath(addressesOfPages: BuiltWeb['addressesOfPages']): Map<string, string> {
  const named = Object.entries(addressesOfPages).map(([page, address]) => [webBase + address, page] as const);
  return new Map([...named, ...named.map(([path, page]) => [path.replace(/\/$/, ''), page] as const)]);
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Links may contain doubled slashes by mistake; only one leading slash is kept, so that it never names a host. */
function withSingleSlashes(url: string): string {
  const [path = '/', ...query] = url.split('?');
  return [path.replace(/[/\\]+/g, '/'), ...query].join('?');
}

/** Adds the digests of what the pages inline to the content security policy. */
async function inlinedIn(pages: readonly string[]): Promise<(policy: string) => string> {
  const [styles, scripts] = [new Set(["style-src 'self'"]), new Set(["script-src 'self'"])];
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    for (const [, text] of html.matchAll(/<style>([^]*?)<\/style>/g)) styles.add(digestOf(text!));
    for (const [, text] of html.matchAll(/<script>([^]*?)<\/script>/g)) scripts.add(digestOf(text!));
  }
  const [allowedStyles, allowedScripts] = [[...styles].join(' '), [...scripts].join(' ')];
  return (policy) => policy.replace("style-src 'self'", allowedStyles).replace("script-src 'self'", allowedScripts);
}

function digestOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Selects the language and theme from the cookies. */
function pageFor(brand: string, page: string, request: FastifyRequest): string {
  const { language, theme } = request.cookies;
  return pageName(
    brand,
    page,
    isLanguage(language) ? language : defaultLanguage,
    themes.find((known) => known === theme) ?? 'system',
  );
}

/**
 * Every address of the documents also works without the base. Only one leading slash is kept, so that it never names a
 * host.
 */
function inPortal(url: string): string {
  return `${webBase}/${url.replace(/^[/\\]+/, '')}`;
}
