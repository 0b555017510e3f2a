import { defineWebArea } from '#platform/web/web-area.ts';
import { usageScreens } from './routes.tsx';

export const usageWebArea = defineWebArea({
  name: 'usage',
  texts: {
    usage: {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { personal: usageScreens },
  search: async () => (await import('../search.ts')).usageSearch,
});
