import type { ServiceType } from '#platform/service-type.ts';

/** What can be taken abroad. */
export const roamingServiceTypes: readonly ServiceType[] = ['MobilePhone', 'MobileData'];
