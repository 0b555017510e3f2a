// The API description at /api/openapi.json and its page at /api/docs.

import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { currentBrand } from '#platform/current-brand.ts';
import { apiBase, type EndpointSpec } from '#platform/endpoint.ts';
import { describeApi } from './openapi.ts';

const pageOf = (
  title: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${apiBase}/docs/assets/swagger-ui.css"></head>
<body><div id="docs"></div><script src="${apiBase}/docs/assets/swagger-ui-bundle.js"></script>
<script src="${apiBase}/docs/start.js"></script></body></html>`;

const start = `SwaggerUIBundle({ url: '${apiBase}/openapi.json', dom_id: '#docs', deepLinking: true });`;

/** The API reader writes style attributes and its own markup, so this page has a looser policy than the portal. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

const assetTypes = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

export function serveApiDocs(app: FastifyInstance, endpoints: readonly EndpointSpec[], version: string): void {
  const page = pageOf(currentBrand().apiTitle);
  // Few portals are asked for it, and it is large.
  let description: object | undefined;
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get(`${apiBase}/openapi.json`, () => (description ??= describeApi(endpoints, version)));
  app.get(`${apiBase}/docs`, (_request, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(page),
  );
  app.get(`${apiBase}/docs/start.js`, (_request, reply) => reply.type('text/javascript').send(start));
  for (const [name, type] of Object.entries(assetTypes)) {
    app.get(`${apiBase}/docs/assets/${name}`, (_request, reply) =>
      reply.type(type).send(createReadStream(join(assets, name))),
    );
  }
}
