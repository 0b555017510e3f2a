// The constants of digital extras that server and web share.

export const extraStatuses = [
  'Active',
  'Inactive',
  'WaitingForDeactivation',
  'InProgress',
  'PendingActivation',
] as const;
export type ExtraStatus = (typeof extraStatuses)[number];

export const periodStates = ['Free', 'Promo', 'Paid'] as const;
export type PeriodState = (typeof periodStates)[number];

export const verificationTypes = ['None', 'SendToMsisdn', 'RequestVerificationMsisdn'] as const;
export type VerificationType = (typeof verificationTypes)[number];

export const deactivationTypes = ['intariff', 'addon', 'streaming'] as const;
export type DeactivationType = (typeof deactivationTypes)[number];

export const donationGroup = 'Donation';
export const swapIntervalDays = 30;
export const singleActivationCodes: ReadonlySet<string> = new Set(['20068', '20069', '20070']);
export const specialSuccessCodes: ReadonlySet<string> = new Set(['20068', '20069']);
export const specialTextCode = '20027';

/** Why an extra is ending: the user requested it, its required package is ending, or the tariff plan ends it. */
export const deactivationReasons = ['requested', 'package', 'plan'] as const;
export type DeactivationReason = (typeof deactivationReasons)[number];
