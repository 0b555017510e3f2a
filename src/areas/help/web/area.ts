import { defineWebArea } from '#platform/web/web-area.ts';
import { helpScreens } from './routes.tsx';
import { helpTexts } from './texts.ts';

export const helpWebArea = defineWebArea({
  name: 'help',
  texts: {
    ...helpTexts,
    'help-answers': { bg: () => import('../texts/answers.bg.ts'), en: () => import('../texts/answers.en.ts') },
  },
  screens: { personal: helpScreens },
  search: async () => (await import('../search.ts')).helpSearch,
});
