import { defineWebArea } from '#platform/web/web-area.ts';
import { digitalExtrasScreens } from './routes.tsx';
import { shortExtrasAddresses } from './short-addresses.ts';

export const digitalExtrasWebArea = defineWebArea({
  name: 'digital-extras',
  texts: {
    'digital-extras': {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
    'extras-dialogs': {
      bg: () => import('../texts/dialogs.bg.ts'),
      en: () => import('../texts/dialogs.en.ts'),
    },
  },
  screens: { personal: digitalExtrasScreens, root: shortExtrasAddresses },
  search: async () => (await import('../search.ts')).digitalExtrasSearch,
});
