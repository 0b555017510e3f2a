// Two calls can share an address: requests with the header go to the call that requires it.

import type { IncomingMessage } from 'node:http';
import { uniqueIdHeader } from '#platform/number-proof.ts';

export const headerConstraint = 'withHeader';

type Handler = unknown;

export const headerStrategy = {
  name: headerConstraint,
  storage() {
    const handlers = new Map<string, Handler>();
    return {
      get: (header: string) => handlers.get(header) ?? null,
      set: (header: string, handler: Handler) => void handlers.set(header, handler),
    };
  },
  deriveConstraint: (request: IncomingMessage) =>
    request.headers[uniqueIdHeader] === undefined ? undefined : uniqueIdHeader,
};
