import type { ServiceKey } from '#platform/server/service-key.ts';

/** One extra of one service. */
export type ExtraKey = ServiceKey & { code: string };
