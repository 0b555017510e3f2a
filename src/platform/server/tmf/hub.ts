// POST and DELETE {api}/hub: a system of the operator subscribes to changes and unsubscribes. Callbacks must use
// configured hosts.

import { randomUUID } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { strict } from '#platform/schema.ts';
import { inTransaction } from '../database/database.ts';
import { removeListener, saveListener } from './listener-store.ts';
import type { Mount } from './mount-resource.ts';
import { isAllowedCallback, type Callbacks, type Scope } from './operator-api-settings.ts';
import { eventKinds, type TmfResource } from './resource.ts';
import { tmfAddress } from './tmf-base.ts';
import { TmfError } from './tmf-error.ts';

export const Subscription = strict({
  callback: Type.String({ minLength: 1, maxLength: 1000 }),
  query: Type.Optional(Type.String({ maxLength: 1000 })),
});

const Params = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) });

/** The hub of the API with these resources. */
export function mountHub(at: Mount, callbacks: Callbacks, resources: readonly TmfResource[]): void {
  const { tmf, platform, guard } = at;
  const { path, scope } = resources[0]!.api;
  // Events contain the resource, so listeners need the read scope.
  const onRequest = guard(`${scope}:read` as Scope);
  const known = resources.flatMap(({ type, isCreated }) =>
    isCreated ? eventKinds.map((kind) => `${type}${kind}`) : [],
  );

  tmf.post<{ Body: Static<typeof Subscription> }>(
    `${path}/hub`,
    { onRequest, schema: { body: Subscription } },
    async ({ body, apiCaller }, reply) => {
      const { callback, query } = body;
      if (!isAllowedCallback(callbacks, callback)) {
        throw new TmfError('invalidBody', 'callback must be at a host of OPERATOR_API_CALLBACKS.');
      }
      const eventTypes = eventTypesIn(query, known);
      const listener = { listenerId: randomUUID(), client: apiCaller!.client, api: scope, callback, eventTypes };
      const isSaved = await inTransaction(platform.db, (tx) => saveListener(tx, listener, platform.clock.now()));
      if (!isSaved) throw new TmfError('conflict', 'The client has the maximum number of listeners.');
      const said = { id: listener.listenerId, callback, ...(query !== undefined && { query }) };
      const location = tmfAddress(platform.configuration.publicUrl, `${path}/hub/${said.id}`);
      return reply.code(201).header('location', location).send(said);
    },
  );

  tmf.delete<{ Params: Static<typeof Params> }>(
    `${path}/hub/:id`,
    { onRequest, schema: { params: Params } },
    async ({ params, apiCaller }, reply) => {
      const isGone = await removeListener(platform.db, apiCaller!.client, scope, params.id);
      if (!isGone) throw new TmfError('notFound');
      return reply.code(204).send();
    },
  );
}

/** eventType=ProductCreateEvent,ProductStateChangeEvent; no query subscribes to every event. */
function eventTypesIn(query: string | undefined, known: readonly string[]): string[] {
  if (query === undefined || query.trim() === '') return [];
  const [, list] = /^\s*eventType\s*=\s*([\w, ]+)$/.exec(query) ?? [];
  const asked = list?.split(',').map((type) => type.trim()) ?? [];
  if (asked.length > 0 && asked.every((type) => known.includes(type))) return asked;
  throw new TmfError('invalidBody', `query must be eventType= with ${known.join(', ')}.`);
}
