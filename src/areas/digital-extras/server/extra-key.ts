import type { ServiceKey } from '#platform/server/service-key.ts';

export type ExtraKey = ServiceKey & { code: string };
