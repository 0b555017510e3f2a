import { defineWebArea } from '#platform/web/web-area.ts';
import { networkProtectionScreens } from './routes.tsx';

export const networkProtectionWebArea = defineWebArea({
  name: 'network-protection',
  texts: {
    'network-protection': {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
    'protection-times': {
      bg: () => import('../texts/times.bg.ts'),
      en: () => import('../texts/times.en.ts'),
    },
  },
  screens: { personal: networkProtectionScreens },
  search: async () => (await import('../search.ts')).networkProtectionSearch,
});
