import { defineWebArea } from '#platform/web/web-area.ts';
import { homeNetworkScreens, openHomeNetworkScreens } from './routes.tsx';

export const homeNetworkWebArea = defineWebArea({
  name: 'home-network',
  texts: {
    'home-network': {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
    'home-people': {
      bg: () => import('../texts/home.bg.ts'),
      en: () => import('../texts/home.en.ts'),
    },
    'port-forwarding': {
      bg: () => import('../texts/ports.bg.ts'),
      en: () => import('../texts/ports.en.ts'),
    },
  },
  screens: { personal: homeNetworkScreens, open: openHomeNetworkScreens },
  search: async () => (await import('../search.ts')).homeNetworkSearch,
});
