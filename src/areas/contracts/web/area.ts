import { defineWebArea } from '#platform/web/web-area.ts';
import { contractsScreens, openContractsScreens } from './routes.tsx';

export const contractsWebArea = defineWebArea({
  name: 'contracts',
  texts: { contracts: { bg: () => import('../texts/bg.ts'), en: () => import('../texts/en.ts') } },
  screens: { personal: contractsScreens, open: openContractsScreens },
  search: async () => (await import('../search.ts')).contractsSearch,
});
