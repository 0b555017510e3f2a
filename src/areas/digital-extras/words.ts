// The words of digital extras: the closed lists that both sides use.

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

/** Partners whose content is confirmed by a code. */
export const partnerSources = ['capital', 'dnevnik'] as const;
export type PartnerSource = (typeof partnerSources)[number];

export const donationGroup = 'Donation';
export const swapIntervalDays = 30;
export const requestHours = 2;

/** Codes the operator gives a meaning of their own. */
export const streamingPlans = {
  '20028': { devices: 1, quality: 'HD' },
  '20029': { devices: 2, quality: 'Full HD' },
  '20030': { devices: 4, quality: '4K' },
} as const;
export const singleActivationCodes: ReadonlySet<string> = new Set(['20068', '20069', '20070']);
export const specialSuccessCodes: ReadonlySet<string> = new Set(['20068', '20069']);
export const specialTextCode = '20027';
