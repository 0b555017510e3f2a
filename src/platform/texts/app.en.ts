import type { appTextsBg } from './app.bg.ts';

export const appTextsEn = {
  description: 'Self-service for mobile and home services',
  usage: 'Usage',
  bills: 'Bills',
  top_up: 'Top up',
} as const satisfies Record<keyof typeof appTextsBg, string>;
