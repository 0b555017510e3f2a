// A short version of npm run faults.

import { beforeAll, expect, it } from 'vitest';
import { ensureWebBuild } from '#app/server/web-build.ts';
import { runFaults } from '../faults/faults.ts';
import { repository } from './running-portal.ts';
import { temporaryDirectory } from './temporary-directory.ts';

beforeAll(() => ensureWebBuild(repository, 'web', () => undefined));

it('a portal and a database killed during changes lose none, double none and leave none stuck', async () => {
  const seen = await runFaults({ kills: 2, freezeSeconds: 0, dataDir: temporaryDirectory(), say: () => undefined });
  expect(seen).toMatchObject({ kills: 2, lost: 0, doubled: 0, stuck: [], unexpected: [] });
  expect(seen.acknowledged).toBeGreaterThan(30);
});
