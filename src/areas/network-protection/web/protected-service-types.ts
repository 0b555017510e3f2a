import type { ServiceType } from '#platform/service-type.ts';

/** What can be protected: services that go on the internet from anywhere. */
export const protectedServiceTypes: readonly ServiceType[] = ['MobilePhone', 'MobileData'];
