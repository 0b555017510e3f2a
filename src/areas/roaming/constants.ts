// The constants of roaming that server and web share, and the plan ids with a special meaning.

import type { AccountType } from '#platform/client-type.ts';

export const componentTypes = ['MAIN_TARIFF', 'PACKAGE', 'ADDITIONAL_TARIFF'] as const;
export type ComponentType = (typeof componentTypes)[number];

export const operations = ['activate', 'deactivate'] as const;
export type Operation = (typeof operations)[number];

/** What is charged abroad: a minute of an outgoing or incoming call, an SMS, a megabyte. */
export const useTypes = ['outgoing_call', 'incoming_call', 'sms', 'data'] as const;
export type UseType = (typeof useTypes)[number];

/** Usage profiles of a week abroad. */
export const weekTypes = ['light', 'usual', 'heavy'] as const;
export type WeekType = (typeof weekTypes)[number];

const privateRevolutionIds = ['66866', '55270', '55788'];
const businessNationalId = '55855';
const businessRevolutionId = '55789';

export const mainPlanIds: Record<AccountType, readonly string[]> = {
  Private: privateRevolutionIds,
  Business: [businessNationalId, businessRevolutionId],
};

/** Packages valid only in the United States and Canada. */
export const usOrCanadaPackageIds: ReadonlySet<string> = new Set(['63530', '63531', '63532']);
export const usAndCanada: ReadonlySet<string> = new Set(['US', 'CA']);

/** Plans that show the text about the roaming revolution. */
export const revolutionTextIds: ReadonlySet<string> = new Set(['55788', businessRevolutionId]);

/** The plan that shows a warning if it is already active. */
export const warningPlanId = '66866';

/** The operator's own country, where nobody roams. */
export const homeCountryId = 'BG';

/** How many packages of one plan can be active at once. */
export const mostPackages = 5;

export const limitTypes = ['Default', 'Personal'] as const;
export type LimitType = (typeof limitTypes)[number];
