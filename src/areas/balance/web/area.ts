import { defineWebArea } from '#platform/web/web-area.ts';
import { balanceScreens } from './routes.tsx';

export const balanceWebArea = defineWebArea({
  name: 'balance',
  texts: { balance: { bg: () => import('../texts/bg.ts'), en: () => import('../texts/en.ts') } },
  screens: { personal: balanceScreens },
  search: async () => (await import('../search.ts')).balanceSearch,
});
