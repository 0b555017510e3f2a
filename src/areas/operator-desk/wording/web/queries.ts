export const textKey = (address: { feature: string; key: string }) => ['text', address] as const;

export const textsKey = (filter: object) => ['texts', filter] as const;
