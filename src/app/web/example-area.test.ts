import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { calendarWebArea } from '#testing/example-area/web/area.ts';

it('the area that CONTRIBUTING.md shows as an example has its screen', () => {
  const [screen] = calendarWebArea.screens.personal!(createRootRoute());
  expect(screen!.options).toMatchObject({ path: '/calendar' });
});
