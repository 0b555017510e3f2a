import { defineWebArea } from '#platform/web/web-area.ts';
import { musicScreens } from './routes.tsx';

export const musicOfferWebArea = defineWebArea({
  name: 'music-offer',
  texts: {
    music: {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { open: musicScreens },
  search: async () => (await import('../search.ts')).musicSearch,
});
