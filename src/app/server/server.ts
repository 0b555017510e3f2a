// The server: the platform, the calls of all areas, the web. The only server file that imports all areas.

import type { FastifyInstance } from 'fastify';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { answerUnknownCalls, createApiServer } from '#platform/server/http/api-server.ts';
import { serveApiDocs } from '#platform/server/http/api-docs.ts';
import { commonRoutes } from '#platform/server/http/common-routes.ts';
import { isEnabled } from '#platform/server/http/desk-operator.ts';
import type { Guards } from '#platform/server/http/caller.ts';
import { serveHealth, type Readiness } from '#platform/server/http/health.ts';
import {
  holdsAddress,
  holdsCard,
  holdsContract,
  holdsDocument,
  holdsPid,
} from '#platform/server/http/holding-guards.ts';
import { serveWeb } from '#platform/server/http/web-files.ts';
import type { DemoControls } from '#platform/server/demo-controls.ts';
import { numberProofRoutes } from '#platform/server/number-proof/routes.ts';
import { serveTmf } from '#platform/server/tmf/tmf-server.ts';
import type { Platform } from '#platform/server/platform.ts';
import { addressesOfPages } from '../pages.ts';
import { areas } from './areas.ts';
import { enabledAreas } from './enabled-areas.ts';
import { endpoints } from './endpoints.ts';
import { importedResources } from './imported-resources.ts';
import { portalContent } from './portal-content.ts';
import { texts } from './texts.ts';
import packageJson from '../../../package.json' with { type: 'json' };

export type ServerParts = {
  platform: Platform;
  readiness: Readiness;
  /** Demo mode only. */
  demo?: DemoControls;
  /** The folder of the built web; without it only the API is served. */
  webFolder?: string;
  /** The same for the operator desk. */
  deskFolder?: string | undefined;
};

export type PortalServer = { app: FastifyInstance; mounted: readonly EndpointSpec[] };

const guards = Object.assign(
  { pid: holdsPid, contract: holdsContract, document: holdsDocument, address: holdsAddress, card: holdsCard },
  ...areas.map((area) => area.guards),
) as Guards;

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
  const content = portalContent(platform.configuration, demo);
  const enabled = enabledAreas(platform.configuration.environment);
  commonRoutes(at, texts, content.publicSettings);
  numberProofRoutes(
    at,
    enabled.flatMap((area) => area.numberProofSources(platform.configuration)),
  );
  for (const area of enabled) area.mountRoutes(at, content);
  const isHere = (spec: EndpointSpec) => isEnabled(platform.configuration, spec);
  serveApiDocs(app, mounted.filter(isHere), packageJson.version);
  answerUnknownCalls(app, platform, endpoints.filter(isHere));
  const listeners = enabled.flatMap((area) => area.changeListeners(platform));
  await serveTmf(app, platform, { kinds: importedResources, version: packageJson.version, listeners });
  if (webFolder)
    await serveWeb(app, { brand: platform.configuration.brand.id, folder: webFolder, addressesOfPages, deskFolder });
  return { app, mounted };
}
