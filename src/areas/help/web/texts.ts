/** The dialog that asks is opened from every screen, so its texts are registered with the first ones. */
export const helpTexts = {
  help: { bg: () => import('../texts/bg.ts'), en: () => import('../texts/en.ts') },
} as const;
