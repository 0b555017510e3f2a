// Payment cards, as the bank describes them to the portal.

export const cardTypes = ['VISA', 'other'] as const;
export type CardType = (typeof cardTypes)[number];

/** The cards of the demo payment page. The result of each is in platform/server/payment-gateway/payment-page.ts. */
export const testCards = ['visa', 'mastercard', 'secured', 'poor', 'silent'] as const;
export type TestCard = (typeof testCards)[number];
