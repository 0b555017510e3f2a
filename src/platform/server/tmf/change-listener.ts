// Receives events of a partner system about changes of its resources. The content of an event is ignored: the portal
// only reads the resource sooner, so lost, repeated, late, reordered or forged events have no effect.

import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Type, type Static, type TSchema } from 'typebox';
import { hashOf } from '../http/caller.ts';
import { tmfAddress } from './tmf-base.ts';
import { sendTmfError } from './tmf-error.ts';

export type ChangeListener = {
  /** The path of the API, as /serviceOrdering/v4. */
  api: `/${string}`;
  /** As serviceOrder. */
  resource: string;
  /** Suffixes of event types, as StateChangeEvent. */
  events: readonly string[];
  /** Authenticates the partner system. */
  token: string;
  /** For events that contain a resource with its files. */
  bodyLimit?: number;
  /** Reads the resource soon. Unknown ids have no effect. */
  hasten(id: string): Promise<void>;
};

export const listenedPath = ({ api, resource }: ChangeListener, event: string) => `${api}/listener/${resource}${event}`;

export const eventTypeOf = ({ resource }: ChangeListener, event: string) =>
  `${resource.charAt(0).toUpperCase()}${resource.slice(1)}${event}`;

const Id = Type.String({ minLength: 1, maxLength: 200 });
const Resource = Type.Object({ id: Id });
const eventFields = { eventId: Id, eventTime: Type.Optional(Type.String({ maxLength: 40 })) };

export function changeSchema(listener: ChangeListener, event: string): TSchema {
  return Type.Object({
    ...eventFields,
    eventType: Type.Literal(eventTypeOf(listener, event)),
    event: Type.Object({ [listener.resource]: Resource }),
  });
}

type ChangeEvent = { eventId: string; event: Record<string, Static<typeof Resource>> };

export function mountChangeListener(
  tmf: FastifyInstance,
  publicUrl: string | undefined,
  listener: ChangeListener,
): void {
  const expected = hashOf(`Bearer ${listener.token}`);
  for (const event of listener.events) {
    const path = listenedPath(listener, event);
    tmf.post<{ Body: ChangeEvent }>(path, {
      schema: { body: changeSchema(listener, event) },
      ...(listener.bodyLimit !== undefined && { bodyLimit: listener.bodyLimit }),
      onRequest: async ({ headers }, reply) =>
        timingSafeEqual(hashOf(headers.authorization ?? ''), expected)
          ? undefined
          : sendTmfError(reply, 'unauthorized'),
      handler: async ({ body }, reply) => {
        await listener.hasten(body.event[listener.resource]!.id);
        return reply.code(201).send({ id: body.eventId, callback: tmfAddress(publicUrl, path) });
      },
    });
  }
}
