import type { ServiceType } from '#platform/service-type.ts';

/** Only mobile numbers can be prepaid with a balance. */
export const balanceServiceTypes: readonly ServiceType[] = ['MobilePhone'];
