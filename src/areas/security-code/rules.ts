// Who may have a security code, and the steps to a new receiving number.

/** A code protects services: a pid without any has nothing to protect. A company that moved away is looked after there. */
export function mayHaveCode({ services, isMigrated }: { services: number; isMigrated: boolean }): boolean {
  return services > 0 && !isMigrated;
}

/** A company proves with its contract which of its people asks. */
export function isContractDue(accountType: string): boolean {
  return accountType === 'Business';
}

export const numberSteps = ['number', 'code', 'done'] as const;
export type NumberStep = (typeof numberSteps)[number];
