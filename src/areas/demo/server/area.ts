import { defineServerArea } from '#platform/server/server-area.ts';
import { demoEndpoints } from '../contract.ts';
import { demoBg } from '../texts/bg.ts';
import { demoEn } from '../texts/en.ts';
import { demoRoutes } from './routes.ts';

export const demoArea = defineServerArea({
  name: 'demo',
  endpoints: demoEndpoints,
  texts: { demo: { bg: demoBg, en: demoEn } },
  routes: (at, _ports, { demo }) => {
    if (demo) demoRoutes(at, demo);
  },
});
