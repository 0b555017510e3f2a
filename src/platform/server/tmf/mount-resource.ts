// Mounts a resource: GET of a list and of one, POST, PATCH as merge patch, and its event listeners. Other methods get
// 405.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Platform } from '../platform.ts';
import type { ApiGuard } from './api-guard.ts';
import { applyChange, type TmfChange } from './apply-change.ts';
import { checkBody } from './check-body.ts';
import { readFields, readListQuery } from './list-query.ts';
import type { Scope } from './operator-api-settings.ts';
import type { Presenter } from './present-resource.ts';
import { Id, Moment, type TmfObject, type TmfResource } from './resource.ts';
import { tmfAddress } from './tmf-base.ts';
import { sendTmfError, TmfError } from './tmf-error.ts';

const bodyLimit = 256 * 1024;

const Params = Type.Object({ id: Id });
type IdRoute = { Params: Static<typeof Params> };

export type Mount = { tmf: FastifyInstance; platform: Platform; guard: ApiGuard; present: Presenter };

export function mountResource(at: Mount, resource: TmfResource): void {
  const { tmf, platform, guard, present } = at;
  const { api, name } = resource;
  const url = `${api.path}/${name}`;
  const [canRead, canWrite] = [guard(`${api.scope}:read` as Scope), guard(`${api.scope}:write` as Scope)];

  tmf.get<{ Querystring: Record<string, string> }>(url, { onRequest: canRead }, async ({ query }, reply) => {
    const { fields, ...asked } = readListQuery(resource, query);
    const { total, items } = await resource.list(platform.db, asked);
    void reply.header('x-total-count', total).header('x-result-count', items.length);
    return reply.code(items.length < total ? 206 : 200).send(items.map((item) => present(resource, item, fields)));
  });

  tmf.get<IdRoute>(`${url}/:id`, { onRequest: canRead, schema: { params: Params } }, async ({ params, query }) => {
    return present(resource, await one(at, resource, params.id), readFields(query as Record<string, unknown>));
  });

  refuseOtherMethods(at, resource);
  if (!resource.body) return;
  if (isPosted(resource)) {
    const options = { onRequest: canWrite, schema: { body: Type.Object({}) }, bodyLimit };
    tmf.post<{ Body: Record<string, unknown> }>(url, options, async (request, reply) => {
      const sent = checkBody(resource, complete(resource, request.body, request.body['id']));
      await applyChange(platform, { ...changeOf(resource, request), id: sent.id, sent, isPatch: false });
      const created = present(resource, await one(at, resource, sent.id));
      return reply.code(201).header('location', created.href).send(created);
    });
  }
  if (isPatched(resource)) {
    const options = { onRequest: canWrite, schema: { params: Params, body: Type.Object({}) }, bodyLimit };
    tmf.patch<IdRoute & { Body: Record<string, unknown> }>(`${url}/:id`, options, async (request) => {
      const { body, params } = request;
      const sent = complete(resource, body, params.id);
      await applyChange(platform, { ...changeOf(resource, request), id: params.id, sent, mustExist: true });
      return present(resource, await one(at, resource, params.id));
    });
  }
  for (const event of listenedEvents(resource)) mountListener(at, resource, event, canWrite);
}

export const isPosted = ({ isCreated, refused }: TmfResource) => isCreated && refused?.POST === undefined;
export const isPatched = ({ body, refused }: TmfResource) => body !== null && refused?.PATCH === undefined;

const complete = (resource: TmfResource, sent: Record<string, unknown>, id: unknown) =>
  resource.completion?.complete(sent, id) ?? sent;

/** Methods of the specification that the portal does not support are refused with the reason. */
function refuseOtherMethods({ tmf, guard }: Mount, resource: TmfResource): void {
  const { api, name, refused, undeletable } = resource;
  const url = `${api.path}/${name}`;
  const onRequest = guard(`${api.scope}:write` as Scope);
  const refuse = (method: 'POST' | 'PATCH' | 'DELETE', path: string, allow: string, message?: string) =>
    tmf.route({
      method,
      url: path,
      onRequest,
      handler: (_, reply) => sendTmfError(reply.header('allow', allow), 'methodNotAllowed', message),
    });
  refuse('DELETE', `${url}/:id`, isPatched(resource) ? 'GET, PATCH' : 'GET', undeletable);
  if (!isPosted(resource)) refuse('POST', url, 'GET', refused?.POST);
  if (!isPatched(resource)) refuse('PATCH', `${url}/:id`, 'GET', refused?.PATCH);
}

async function one({ platform }: Mount, resource: TmfResource, id: string): Promise<TmfObject> {
  const found = await resource.find(platform.db, id);
  if (!found) throw new TmfError('notFound');
  return found;
}

type ChangeDefaults = Pick<TmfChange, 'resource' | 'isPatch' | 'mustExist' | 'event' | 'client' | 'traceId'>;

function changeOf(resource: TmfResource, { apiCaller, id }: FastifyRequest): ChangeDefaults {
  return { resource, isPatch: true, mustExist: false, event: null, client: apiCaller?.client ?? '', traceId: id };
}

/** ProductOfferingCreateEvent etc.; resources that cannot be created here accept only change events. */
export function listenedEvents({ type, body, isCreated, partsOfEvent }: TmfResource): string[] {
  if (!body) return [];
  if (partsOfEvent !== undefined) return [`${type}CreateEvent`];
  const changes = ['AttributeValueChangeEvent', 'StateChangeEvent'];
  return (isCreated ? ['CreateEvent', ...changes] : changes).map((event) => `${type}${event}`);
}

export const listenerPath = ({ api }: TmfResource, type: string) =>
  `${api.path}/listener/${type.charAt(0).toLowerCase()}${type.slice(1)}`;

export const eventSchema = ({ name, partsOfEvent }: TmfResource, type: string) =>
  Type.Object({
    eventId: Id,
    eventTime: Moment,
    eventType: Type.Literal(type),
    event: Type.Object({
      [name]: Type.Object({ id: Id }),
      ...(partsOfEvent !== undefined && { [partsOfEvent]: Type.Array(Type.Unknown()) }),
    }),
  });

function mountListener({ tmf, platform }: Mount, resource: TmfResource, type: string, canWrite: ReturnType<ApiGuard>) {
  const Event = eventSchema(resource, type);
  const path = listenerPath(resource, type);
  const options = { onRequest: canWrite, schema: { body: Event }, bodyLimit };
  tmf.post<{ Body: Static<typeof Event> }>(path, options, async (request, reply) => {
    const { eventId, eventTime, event } = request.body;
    const sent = resourceIn(resource, event);
    const time = new Date(eventTime);
    if (Number.isNaN(time.getTime())) throw new TmfError('invalidBody', 'eventTime is not a date-time.');
    await applyChange(platform, {
      ...changeOf(resource, request),
      id: sent.id,
      sent: complete(resource, sent, sent.id),
      isPatch: resource.partsOfEvent === undefined,
      mustExist: !resource.isCreated,
      event: { id: eventId, time },
    });
    const callback = tmfAddress(platform.configuration.publicUrl, path);
    return reply.code(201).send({ id: eventId, callback });
  });
}

function resourceIn({ name, partsOfEvent }: TmfResource, event: object): TmfObject {
  const content = event as Record<string, unknown>;
  const resource = content[name] as TmfObject;
  return partsOfEvent === undefined ? resource : { ...resource, [partsOfEvent]: content[partsOfEvent] };
}
