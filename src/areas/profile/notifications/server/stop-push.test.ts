import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { openPushPortal, readSettings, startPush, stopPush, type PushPortal } from '#testing/notifications.ts';

let at: PushPortal;
beforeAll(async () => void (at = await openPushPortal()));
afterAll(() => at.close());

it('stopping ends push messages of this browser only, and may be repeated [PK-006]', async () => {
  const here = await at.portal.browser().signIn('maria');
  const elsewhere = await at.portal.browser().signIn('maria');
  const elena = await at.portal.browser().signIn('elena');
  for (const browser of [here, elsewhere, elena]) await startPush(browser, at.service.subscribe());
  expect(await readSettings(here)).toMatchObject({ push: { is_on_here: true, browsers: 2 } });
  expect((await stopPush(here)).status).toBe(204);
  expect((await stopPush(here)).status).toBe(204);
  expect(await readSettings(here)).toMatchObject({ push: { is_on_here: false, browsers: 1 } });
  expect(await readSettings(elsewhere)).toMatchObject({ push: { is_on_here: true, browsers: 1 } });
  expect(await readSettings(elena)).toMatchObject({ push: { is_on_here: true, browsers: 1 } });
  expect(await auditOf(at.portal, 'push.stop')).toHaveLength(1);
});
