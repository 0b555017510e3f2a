import { defineWebArea } from '#platform/web/web-area.ts';
import { donationScreens, thankYouScreens } from './routes.tsx';

export const donationCampaignWebArea = defineWebArea({
  name: 'donation-campaign',
  texts: {
    donation: {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { open: donationScreens, personal: thankYouScreens },
  search: async () => (await import('../search.ts')).donationSearch,
});
