// The part of the server for the operator's systems, separate from the browser API: its own path, credentials and
// errors.

import type { FastifyInstance } from 'fastify';
import type { ImportedResource } from '../import/imported-resource.ts';
import type { Platform } from '../platform.ts';
import { createApiGuard } from './api-guard.ts';
import { mountChangeListener, type ChangeListener } from './change-listener.ts';
import { mountHub } from './hub.ts';
import { mountResource } from './mount-resource.ts';
import { createPresenter } from './present-resource.ts';
import { describeOperatorApi } from './openapi.ts';
import { readOperatorApiSettings, type OperatorApiSettings } from './operator-api-settings.ts';
import { tmfResources } from './resources/tmf-resources.ts';
import { serviceOrderListeners } from './service-order-listener.ts';
import { tmfBase } from './tmf-base.ts';
import { answerTmfFailure, sendTmfError } from './tmf-error.ts';
import { tokenEndpoint } from './token-endpoint.ts';

export type ServedApi = {
  kinds: readonly ImportedResource[];
  version: string;
  /** Of the areas. */
  listeners: readonly ChangeListener[];
};

/** Without any of its settings nothing is mounted at this path. */
export async function serveTmf(
  app: FastifyInstance,
  platform: Platform,
  { kinds, version, listeners: ofAreas }: ServedApi,
): Promise<void> {
  const { environment, publicUrl } = platform.configuration;
  const settings = readOperatorApiSettings(environment);
  const listeners = [...serviceOrderListeners(platform), ...ofAreas];
  if (listeners.length === 0 && !settings) return;
  const description = describeOperatorApi({
    version,
    resources: settings ? tmfResources(kinds) : [],
    hasHub: Boolean(settings?.callbacks),
    listeners,
  });
  await app.register(
    async (tmf) => {
      tmf.setErrorHandler((error, request, reply) => answerTmfFailure(error as never, request, reply));
      tmf.get('/openapi.json', () => description);
      tmf.setNotFoundHandler((_request, reply) => sendTmfError(reply, 'notFound'));
      for (const listener of listeners) mountChangeListener(tmf, publicUrl, listener);
      if (settings) await tmf.register((api, _, ready) => operatorApi(api, platform, settings, kinds, ready));
    },
    { prefix: tmfBase },
  );
}

function operatorApi(
  tmf: FastifyInstance,
  platform: Platform,
  settings: OperatorApiSettings,
  kinds: readonly ImportedResource[],
  ready: () => void,
): void {
  tmf.decorateRequest('apiCaller', null);
  const parse = tmf.getDefaultJsonParser('error', 'error');
  tmf.addContentTypeParser<string>('application/merge-patch+json', { parseAs: 'string' }, parse);
  tokenEndpoint(tmf, platform, settings);
  const resources = tmfResources(kinds);
  const present = createPresenter(platform.configuration.publicUrl, resources);
  const at = { tmf, platform, guard: createApiGuard(platform, settings), present };
  for (const resource of resources) mountResource(at, resource);
  const { callbacks } = settings;
  if (callbacks) {
    for (const ofApi of Map.groupBy(resources, ({ api }) => api).values()) mountHub(at, callbacks, ofApi);
  }
  ready();
}
