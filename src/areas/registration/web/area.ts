import { defineWebArea } from '#platform/web/web-area.ts';
import { registrationScreens } from './routes.tsx';

export const registrationWebArea = defineWebArea({
  name: 'registration',
  texts: {
    registration: {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { bare: registrationScreens },
  search: async () => (await import('../search.ts')).registrationSearch,
});
