// The area that CONTRIBUTING.md shows as an example works, and is shown as it is.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiServer } from '#platform/server/http/api-server.ts';
import { calendarArea } from '#testing/example-area/server/area.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { portalContent } from '../server/portal-content.ts';

const root = join(import.meta.dirname, '../../..');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

it.each(['contract.ts', 'server/area.ts', 'web/area.ts'])('CONTRIBUTING.md shows %s of the example', (file) => {
  const source = readFileSync(join(root, 'testing/example-area', file), 'utf8');
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(guide).toContain(`// src/areas/calendar/${file}\n${source}`);
});

it('the server side of the example answers signed-in users only', async () => {
  const { platform } = portal;
  const app = await createApiServer(platform);
  calendarArea.mountRoutes({ app, platform, guards: {}, mounted: [] }, portalContent(platform.configuration));
  const maria = await portal.browser().signIn('maria');
  const cookie = [...maria.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { authorization: `Bearer ${maria.tokens!.access_token}`, 'session-id': maria.sessionId!, cookie };
  const answer = await app.inject({ url: '/api/calendar/today', headers });
  expect(answer.json()).toEqual({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
  expect((await app.inject({ url: '/api/calendar/today' })).statusCode).toBe(401);
  await app.close();
});
