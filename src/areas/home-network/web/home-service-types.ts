import type { ServiceType } from '#platform/service-type.ts';

/** The services with a router in the home. */
export const homeServiceTypes: readonly ServiceType[] = ['HomeBroadband', 'NetBox'];
