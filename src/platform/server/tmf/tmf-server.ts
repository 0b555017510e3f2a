// The part of the server that the operator's systems call, apart from what browsers call: its own path and its own errors.

import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { serviceOrderListener } from './service-order-listener.ts';
import { tmfBase } from './tmf-base.ts';
import { answerTmfFailure, sendTmfError } from './tmf-error.ts';

/** An installation without the settings of any of it has nothing at this path. */
export async function serveTmf(app: FastifyInstance, platform: Platform): Promise<void> {
  const { provisioningListenerToken } = platform.configuration;
  if (provisioningListenerToken === undefined) return;
  await app.register(
    (tmf, _, ready) => {
      tmf.setErrorHandler((error, request, reply) => answerTmfFailure(error as never, request, reply));
      tmf.setNotFoundHandler((_request, reply) => sendTmfError(reply, 'notFound'));
      serviceOrderListener(tmf, platform, provisioningListenerToken);
      ready();
    },
    { prefix: tmfBase },
  );
}
