import type { ServiceType } from '#platform/service-type.ts';

/** The types of services that can roam. */
export const roamingServiceTypes: readonly ServiceType[] = ['MobilePhone', 'MobileData'];
