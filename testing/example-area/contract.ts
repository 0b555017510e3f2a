import { Type } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { Day } from '#platform/schema.ts';

export const today = endpoint({
  name: 'today',
  summary: 'The day of the portal',
  method: 'GET',
  path: '/calendar/today',
  access: 'account',
  answers: { 200: Type.Object({ day: Day }) },
  errors: [],
});
