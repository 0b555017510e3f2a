import { defineWebArea } from '#platform/web/web-area.ts';
import { esigningScreens, openEsigningScreens } from './routes.tsx';

export const esigningWebArea = defineWebArea({
  name: 'e-signing',
  texts: {
    'e-signing': {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { personal: esigningScreens, open: openEsigningScreens },
  search: async () => (await import('../search.ts')).esigningSearch,
});
