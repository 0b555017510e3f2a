// The words of roaming: the closed lists that both sides use, and the plan ids that have a meaning of their own.

import type { AccountType } from '#platform/client-type.ts';

export const componentTypes = ['MAIN_TARIFF', 'PACKAGE', 'ADDITIONAL_TARIFF'] as const;
export type ComponentType = (typeof componentTypes)[number];

export const operations = ['activate', 'deactivate'] as const;
export type Operation = (typeof operations)[number];

/** What is charged abroad: a minute of a call made or taken, an SMS, a megabyte. */
export const useTypes = ['outgoing_call', 'incoming_call', 'sms', 'data'] as const;
export type UseType = (typeof useTypes)[number];

/** How much somebody uses the phone in a week abroad. */
export const weekTypes = ['light', 'usual', 'heavy'] as const;
export type WeekType = (typeof weekTypes)[number];

const privateRevolutionIds = ['66866', '55270', '55788'];
const businessNationalId = '55855';
const businessRevolutionId = '55789';

export const mainPlanIds: Record<AccountType, readonly string[]> = {
  Private: privateRevolutionIds,
  Business: [businessNationalId, businessRevolutionId],
};

/** Packages for the United States and Canada alone. */
export const usOrCanadaPackageIds: ReadonlySet<string> = new Set(['63530', '63531', '63532']);
export const usAndCanada: ReadonlySet<string> = new Set(['US', 'CA']);

/** Plans that show the text about the roaming revolution. */
export const revolutionTextIds: ReadonlySet<string> = new Set(['55788', businessRevolutionId]);

/** The plan that warns when it is active already. */
export const warningPlanId = '66866';

/** The operator's own country: nobody roams there. */
export const homeCountryId = 'BG';

/** So many packages of one kind may run at once. */
export const mostPackages = 5;

export const limitTypes = ['Default', 'Personal'] as const;
export type LimitType = (typeof limitTypes)[number];
