// Serves the built web: hashed assets for a year, precompressed; the page itself for every address of the portal.

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const webBase = '/my-a1';

export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${webBase}/`,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /-[\w-]{8}\.\w+$/.test(path.replace(/\.(br|gz)$/, ''));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = await readFile(join(folder, 'index.html'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).type('text/plain').send('not found\n');
    if (/\/assets\//.test(path)) return reply.code(404).type('text/plain').send('not found\n');
    if (path !== webBase && !path.startsWith(`${webBase}/`)) return reply.redirect(inPortal(request.url), 302);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

/** Every address of the documents also works without the base. Only one leading slash is kept, so it never names a host. */
function inPortal(url: string): string {
  return `${webBase}/${url.replace(/^[/\\]+/, '')}`;
}
