import { defineWebArea } from '#platform/web/web-area.ts';
import { partnerListScreens, partnerScreens } from './routes.tsx';

export const partnerVerificationWebArea = defineWebArea({
  name: 'partner-verification',
  texts: {
    partners: {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { open: partnerScreens, personal: partnerListScreens },
  search: async () => (await import('../search.ts')).partnerSearch,
});
