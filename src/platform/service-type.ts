// The kinds of services an operator sells.

export const serviceTypes = [
  'HomeBroadband',
  'TV',
  'MobilePhone',
  'MobileData',
  'OtherServices',
  'Landline',
  'NetBox',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const msisdnTypes = ['Mobile', 'Tv', 'Fixed'] as const;
export type MsisdnType = (typeof msisdnTypes)[number];
