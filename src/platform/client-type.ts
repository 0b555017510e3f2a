// The type of a customer. It changes information texts; it grants no rights.

export const accountTypes = ['Private', 'Business'] as const;
export type AccountType = (typeof accountTypes)[number];

export const clientTypes = ['PrivateOwner', 'SmallBusiness', 'LargeBusiness', 'NotOwner', 'BusinessOwner'] as const;
export type ClientType = (typeof clientTypes)[number];

export const largeBusinessSegments: ReadonlySet<number> = new Set([11, 12, 13, 14, 23, 24, 25]);

export type OwnedService = { account_type: AccountType; owner: boolean; effective_segment_id: number | null };

/** The client type of one pid of the account: only its services show how large a business is. */
export function clientTypeOf(accountType: AccountType, services: readonly OwnedService[]): ClientType {
  if (accountType === 'Private') return 'PrivateOwner';
  if (services.length === 0) return 'BusinessOwner';
  return services.some((service) => largeBusinessSegments.has(service.effective_segment_id ?? 0))
    ? 'LargeBusiness'
    : 'SmallBusiness';
}

/** The client type of a profile: users of other owners' services are not owners; otherwise that of the first pid. */
export function profileClientType(
  pids: readonly { client_type: ClientType }[],
  services: readonly { owner: boolean }[],
): ClientType {
  if (services.length > 0 && services.every(({ owner }) => !owner)) return 'NotOwner';
  return pids[0]?.client_type ?? 'PrivateOwner';
}
