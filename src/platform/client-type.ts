// Who a customer is to the operator. The type changes information texts; it grants nothing by itself.

export const accountTypes = ['Private', 'Business'] as const;
export type AccountType = (typeof accountTypes)[number];

export const clientTypes = ['PrivateOwner', 'SmallBusiness', 'LargeBusiness', 'NotOwner', 'BusinessOwner'] as const;
export type ClientType = (typeof clientTypes)[number];

export const largeBusinessSegments: ReadonlySet<number> = new Set([11, 12, 13, 14, 23, 24, 25]);

export type HeldService = { account_type: AccountType; owner: boolean; effective_segment_id: number | null };

/** A business service that the user does not own. */
export function isBusinessUserService(service: HeldService): boolean {
  return service.account_type === 'Business' && !service.owner;
}

/** The client type of one pid, from the services the account holds under it. */
export function clientTypeOf(services: readonly HeldService[]): ClientType {
  const owned = services.filter((service) => service.owner);
  if (services.length > 0 && owned.length === 0) return 'NotOwner';
  if (!owned.some((service) => service.account_type === 'Business')) return 'PrivateOwner';
  return owned.some((service) => largeBusinessSegments.has(service.effective_segment_id ?? 0))
    ? 'LargeBusiness'
    : 'SmallBusiness';
}
