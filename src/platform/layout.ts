// Sizes that the requirements fix.

export const breakpoints = { md: 768, xl: 1280, '2xl': 1460 } as const;
export const listHeight = 256;
export const translationsTtl = 10_000;
