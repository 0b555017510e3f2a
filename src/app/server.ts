// The portal's server: the platform, the calls of all areas, the web. The only server file that knows all areas.

import type { FastifyInstance } from 'fastify';
import { demoRoutes, type DemoControls } from '#areas/demo/server/routes.ts';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { answerUnknownCalls, createApiServer } from '#platform/server/http/api-server.ts';
import { serveApiDocs } from '#platform/server/http/api-docs.ts';
import { commonRoutes } from '#platform/server/http/common-routes.ts';
import { isEnabled } from '#platform/server/http/desk-operator.ts';
import { serveHealth, type Readiness } from '#platform/server/http/health.ts';
import { serveWeb } from '#platform/server/http/web-files.ts';
import { serveTmf } from '#platform/server/tmf/tmf-server.ts';
import type { Platform } from '#platform/server/platform.ts';
import { areaRoutes, endpoints, guards } from './areas.ts';
import { readAreaSettings } from './area-settings.ts';
import { importedResources } from './imported-resources.ts';
import { openPartners } from './partners.ts';
import { texts } from './texts.ts';
import packageJson from '../../package.json' with { type: 'json' };

export type ServerParts = {
  platform: Platform;
  readiness: Readiness;
  /** Only in demo mode. */
  demo?: DemoControls;
  /** The folder of the built web; without it only the API is served. */
  webFolder?: string;
  /** The same of the operator's desk. */
  deskFolder?: string | undefined;
};

export type PortalServer = { app: FastifyInstance; mounted: readonly EndpointSpec[] };

export async function createPortalServer({
  platform,
  readiness,
  demo,
  webFolder,
  deskFolder,
}: ServerParts): Promise<PortalServer> {
  const app = await createApiServer(platform);
  const mounted: EndpointSpec[] = [];
  const at = { app, platform, guards, mounted };
  serveHealth(app, platform, readiness);
  commonRoutes(at, texts, readAreaSettings(platform.configuration.environment));
  const partners = openPartners(platform);
  for (const mountArea of areaRoutes) mountArea(at, partners);
  if (demo) demoRoutes(at, demo);
  const isHere = (spec: EndpointSpec) => isEnabled(platform.configuration, spec);
  serveApiDocs(app, mounted.filter(isHere), packageJson.version);
  answerUnknownCalls(app, platform, endpoints.filter(isHere));
  await serveTmf(app, platform, importedResources);
  if (webFolder) await serveWeb(app, webFolder, deskFolder);
  return { app, mounted };
}
