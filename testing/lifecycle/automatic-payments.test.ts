// A short version of npm run faults:payments.

import { beforeAll, expect, it } from 'vitest';
import { ensureWebBuild } from '#app/server/web-build.ts';
import { runAutomaticPayments } from '../faults/automatic-payments.ts';
import { repository } from './running-portal.ts';
import { temporaryDirectory } from './temporary-directory.ts';

beforeAll(() => ensureWebBuild(repository, 'web', () => undefined));

it('bills that are due on one day are charged once each, although the portal is killed [BL-011, BL-015]', async () => {
  const dataDir = temporaryDirectory();
  const seen = await runAutomaticPayments({ payments: 60, kills: 1, dataDir, say: () => undefined });
  expect(seen).toMatchObject({ paid: 60, doubled: 0, takenCents: seen.billedCents });
});
