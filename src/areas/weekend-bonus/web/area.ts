import { defineWebArea } from '#platform/web/web-area.ts';
import { weekendBonusScreens } from './routes.tsx';

export const weekendBonusWebArea = defineWebArea({
  name: 'weekend-bonus',
  texts: {
    'weekend-bonus': {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { personal: weekendBonusScreens },
  search: async () => (await import('../search.ts')).weekendBonusSearch,
});
