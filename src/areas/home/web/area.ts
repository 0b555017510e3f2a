import { defineWebArea } from '#platform/web/web-area.ts';
import { homeTexts } from './texts.ts';

export const homeWebArea = defineWebArea({
  name: 'home',
  texts: homeTexts,
  screens: {},
  search: async () => (await import('../search.ts')).homeSearch,
});
