export const proposalsKey = ['proposals'] as const;
