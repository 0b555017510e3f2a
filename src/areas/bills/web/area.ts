import { defineWebArea } from '#platform/web/web-area.ts';
import { billScreens } from './routes.tsx';

export const billsWebArea = defineWebArea({
  name: 'bills',
  texts: { bills: { bg: () => import('../texts/bg.ts'), en: () => import('../texts/en.ts') } },
  screens: { personal: billScreens },
  search: async () => (await import('../search.ts')).billsSearch,
});
