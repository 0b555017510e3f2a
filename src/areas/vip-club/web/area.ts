import { defineWebArea } from '#platform/web/web-area.ts';
import { vipClubScreens } from './routes.tsx';

export const vipClubWebArea = defineWebArea({
  name: 'vip-club',
  texts: {
    'vip-club': {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { personal: vipClubScreens },
  search: async () => (await import('../search.ts')).vipClubSearch,
});
