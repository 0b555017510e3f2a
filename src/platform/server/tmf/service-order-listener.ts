// Receives events of the network about orders (TMF641 ServiceOrderStateChangeEvent). The state in the event is ignored:
// the portal only checks the order sooner, so lost, repeated, late, reordered or forged events have no effect.

import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { hashOf } from '../http/caller.ts';
import { hastenOrder } from '../partners/provisioning-orders.ts';
import type { Platform } from '../platform.ts';
import { tmfAddress } from './tmf-base.ts';
import { sendTmfError } from './tmf-error.ts';

export const serviceOrderListenerPath = '/serviceOrdering/v4/listener/serviceOrderStateChangeEvent';

export const ServiceOrderStateChange = Type.Object({
  eventId: Type.String({ minLength: 1, maxLength: 200 }),
  eventTime: Type.Optional(Type.String({ maxLength: 40 })),
  eventType: Type.Literal('ServiceOrderStateChangeEvent'),
  event: Type.Object({ serviceOrder: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }) }),
});

export function serviceOrderListener(tmf: FastifyInstance, { db, configuration }: Platform, token: string): void {
  const expected = hashOf(`Bearer ${token}`);
  tmf.post<{ Body: Static<typeof ServiceOrderStateChange> }>(serviceOrderListenerPath, {
    schema: { body: ServiceOrderStateChange },
    onRequest: async ({ headers }, reply) =>
      timingSafeEqual(hashOf(headers.authorization ?? ''), expected) ? undefined : sendTmfError(reply, 'unauthorized'),
    handler: async ({ body }, reply) => {
      await hastenOrder(db, body.event.serviceOrder.id);
      return reply
        .code(201)
        .send({ id: body.eventId, callback: tmfAddress(configuration.publicUrl, serviceOrderListenerPath) });
    },
  });
}
