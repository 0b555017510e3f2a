import { defineWebArea } from '#platform/web/web-area.ts';
import { homeNetworkScreens } from './routes.tsx';

export const homeNetworkWebArea = defineWebArea({
  name: 'home-network',
  texts: {
    'home-network': {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
    'port-forwarding': {
      bg: () => import('../texts/ports.bg.ts'),
      en: () => import('../texts/ports.en.ts'),
    },
  },
  screens: { personal: homeNetworkScreens },
  search: async () => (await import('../search.ts')).homeNetworkSearch,
});
