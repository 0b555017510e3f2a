import { defineWebArea } from '#platform/web/web-area.ts';
import { roamingScreens } from './routes.tsx';

export const roamingWebArea = defineWebArea({
  name: 'roaming',
  texts: {
    roaming: {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
    'roaming-dialogs': {
      bg: () => import('../texts/dialogs.bg.ts'),
      en: () => import('../texts/dialogs.en.ts'),
    },
  },
  screens: { personal: roamingScreens },
  search: async () => (await import('../search.ts')).roamingSearch,
});
