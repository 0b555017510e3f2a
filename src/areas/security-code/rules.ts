// Who can have a security code, and the steps to a new receiving number.

/** A code protects services, so a pid without any needs none. The business portal serves migrated companies. */
export function mayHaveCode({ services, isMigrated }: { services: number; isMigrated: boolean }): boolean {
  return services > 0 && !isMigrated;
}

/** A company proves with its contract that the request is authorized. */
export function isContractDue(accountType: string): boolean {
  return accountType === 'Business';
}

export const numberSteps = ['number', 'code', 'done'] as const;
export type NumberStep = (typeof numberSteps)[number];
