import type { ServiceType } from '#platform/service-type.ts';

/** The types of services that have usage. */
export const usageServiceTypes: readonly ServiceType[] = ['MobilePhone', 'MobileData'];
