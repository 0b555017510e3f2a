import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { defineWebArea } from '#platform/web/web-area.ts';

export const calendarWebArea = defineWebArea({
  name: 'calendar',
  texts: {},
  screens: {
    personal: (parent) => [
      createRoute({
        getParentRoute: () => parent,
        path: '/calendar',
        component: lazyRouteComponent(() => import('./calendar-screen.tsx'), 'CalendarScreen'),
      }),
    ],
  },
});
