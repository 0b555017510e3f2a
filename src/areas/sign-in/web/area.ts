import { defineWebArea } from '#platform/web/web-area.ts';
import { openSignInScreens, personalSignInScreens, signInScreens } from './routes.tsx';
import { signInTexts } from './texts.ts';

export const signInWebArea = defineWebArea({
  name: 'sign-in',
  texts: signInTexts,
  screens: { root: signInScreens, open: openSignInScreens, personal: personalSignInScreens },
  search: async () => (await import('../search.ts')).signInSearch,
});
