import { defineWebArea } from '#platform/web/web-area.ts';
import { openProfileScreens, profileScreens } from './routes.tsx';

export const profileWebArea = defineWebArea({
  name: 'profile',
  texts: {
    profile: {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
    'profile-notifications': {
      bg: () => import('../texts/notifications.bg.ts'),
      en: () => import('../texts/notifications.en.ts'),
    },
    'profile-cards': {
      bg: () => import('../texts/cards.bg.ts'),
      en: () => import('../texts/cards.en.ts'),
    },
  },
  screens: { personal: profileScreens, open: openProfileScreens },
  search: async () => (await import('../search.ts')).profileSearch,
});
