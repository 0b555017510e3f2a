// Query keys that several areas read or invalidate. Keys of one area are in its web/queries.ts.

import type { Language } from '#platform/languages.ts';

export const currencyKey = ['currency'] as const;

/** The prefix of the overview: changes of its data invalidate it. */
export const homeKey = ['home'] as const;

/** All services of the profile. */
export const servicesKey = (language: Language) => ['services', language] as const;

export const ownerKey = (serviceId: string) => ['owner', serviceId] as const;

/** The prefix of all keys of the profile. */
export const profileKey = ['profile'] as const;
export const cardsKey = [...profileKey, 'cards'] as const;
export const addressesKey = [...profileKey, 'addresses'] as const;

/** The prefix of all keys of e-signing. */
export const esigningKey = ['e-signing'] as const;
export const esigningStatusKey = [...esigningKey, 'status'] as const;

/** The prefix of everything that depends on the balances of numbers. */
export const balanceKey = ['balance'] as const;
/** What can be spent of the balance of a number. */
export const availableKey = (msisdn: string) => [...balanceKey, 'available', msisdn] as const;

/** The contract summary of what can be ordered. */
export const offerSummaryKey = (kind: string, msisdn: string | null, subjects: readonly string[], language: Language) =>
  ['offer-summary', kind, msisdn, subjects, language] as const;

export const securityCodeKey = ['security-code'] as const;
