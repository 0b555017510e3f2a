export const stepUpKey = ['step-up'] as const;
