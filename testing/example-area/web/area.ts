import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import { defineWebArea } from '#platform/web/web-area.ts';

export const calendarWebArea = defineWebArea({
  name: 'calendar',
  texts: {},
  screens: {
    personal: (parent) => [
      createRoute({
        getParentRoute: () => parent,
        path: '/calendar',
        component: lazyScreen(() => import('./calendar-screen.tsx'), 'CalendarScreen'),
      }),
    ],
  },
});
