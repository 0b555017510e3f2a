import { defineWebArea } from '#platform/web/web-area.ts';
import { demoScreens } from './routes.tsx';

export const demoWebArea = defineWebArea({
  name: 'demo',
  texts: {
    demo: {
      bg: () => import('../texts/bg.ts'),
      en: () => import('../texts/en.ts'),
    },
  },
  screens: { open: demoScreens },
});
