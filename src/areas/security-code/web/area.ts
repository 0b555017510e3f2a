import { defineWebArea } from '#platform/web/web-area.ts';
import { securityCodeScreens } from './routes.tsx';

export const securityCodeWebArea = defineWebArea({
  name: 'security-code',
  texts: {
    'security-code': {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { personal: securityCodeScreens },
  search: async () => (await import('../search.ts')).securityCodeSearch,
});
