import type { ServiceType } from '#platform/service-type.ts';

/** Services that can be protected: those with mobile internet. */
export const protectedServiceTypes: readonly ServiceType[] = ['MobilePhone', 'MobileData'];
