import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { mount } from '#platform/server/http/route.ts';
import { defineServerArea } from '#platform/server/server-area.ts';
import { today } from '../contract.ts';

export const calendarArea = defineServerArea({
  name: 'calendar',
  isOptional: true,
  endpoints: [today],
  routes: (at) => mount(at, today, () => ok({ day: sofiaDay(at.platform.clock.now()) })),
});
