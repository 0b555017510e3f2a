// The currencies of prices: first the one of the accounts, then the former one, which may be shown beside it.

export const mainCurrency = 'EUR';
export const secondaryCurrency = 'BGN';

export const currencies = [mainCurrency, secondaryCurrency] as const;
export type Currency = (typeof currencies)[number];
