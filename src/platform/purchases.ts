// Purchases at a distance: everything that a customer orders in the portal against payment.

export const purchaseKinds = ['extra', 'roaming-plan', 'roaming-package', 'music', 'document', 'top-up'] as const;
export type PurchaseKindName = (typeof purchaseKinds)[number];

export const pricePeriods = ['month', 'once'] as const;
export type PricePeriod = (typeof pricePeriods)[number];

/** Where the money comes from, and returns to. */
export const moneySources = ['bill', 'balance', 'card'] as const;
export type MoneySource = (typeof moneySources)[number];

/** What a number may have no more after a withdrawal, because nothing replaces it. */
export const leftWithout = ['roaming'] as const;
export type LeftWithout = (typeof leftWithout)[number];
