import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { auditOf } from '#testing/audit-of.ts';
import { openDesk, type DeskUser } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let editor: DeskUser;
beforeAll(async () => {
  portal = await openPortal();
  editor = await openDesk(portal, 'editor');
});
afterAll(() => portal.close());

type Change = { change: number; state: string; problem: string | null; from: string | null; to: string | null };
type ReadText = { en: { text: string }; history: Change[] };

const path = '/operator/texts/shell/skip';
const today = () => sofiaDay(portal.platform.clock.now());
const read = async () => (await editor.browser.call('GET', path)).body as ReadText;
const served = async () => {
  const query = { Application: 'selfcare', Feature: 'shell', Language: 'en' };
  const { body } = await portal.browser().call('GET', '/cms/translations', { query });
  return (body as Record<string, string>)['skip'];
};
const tomorrow = () => addDays(today(), 1);
const schedule = async (text: string | null, begins_on = tomorrow()) => {
  const { en } = await read();
  return editor.browser.call('PUT', path, { body: { language: 'en', text, was: en.text, begins_on } });
};
const newest = async () => (await read()).history[0]!;
const passDay = async () => {
  await portal.pass(86_400);
  await portal.runDueJobs();
  editor = await openDesk(portal, 'editor');
};

it('a scheduled text waits for its day, and replaces the text as it is then', async () => {
  const { en } = await read();
  expect((await schedule('Jump to content')).status).toBe(204);
  expect((await read()).en.text).toBe(en.text);
  expect(await newest()).toMatchObject({ state: 'waits', from: null, to: 'Jump to content' });
  expect((await schedule('Go to content', today())).status).toBe(204);
  await passDay();
  expect((await read()).en.text).toBe('Jump to content');
  expect(await served()).toBe('Jump to content');
  const done = (await read()).history.find(({ to }) => to === 'Jump to content');
  expect(done).toMatchObject({ state: 'done', from: 'Go to content' });
  const { rows } = await portal.platform.pool.query(
    `select action, facts::jsonb ->> 'by' <> '' as has_author from audit where subject = 'shell skip en' order by sequence`,
  );
  expect(rows).toEqual(['text.schedule', 'text.change', 'text.change'].map((action) => ({ action, has_author: true })));
  await schedule(null, today());
});

it('a scheduled text can be cancelled before its day, once', async () => {
  const { en } = await read();
  await schedule('Jump over');
  const { change: id } = await newest();
  const cancel = () => editor.browser.call('DELETE', `/operator/texts/changes/${id}`);
  expect((await cancel()).status).toBe(204);
  expect((await cancel()).status).toBe(404);
  expect((await read()).history.map(({ to }) => to)).not.toContain('Jump over');
  expect(await auditOf(portal, 'text.cancel')).toMatchObject([
    { subject: 'shell skip en', facts: { by: editor.name, from: 'Jump over', to: null } },
  ]);
  await passDay();
  expect((await read()).en.text).toBe(en.text);
});

it('a scheduled text is not made if it no longer fits the built-in text, and the history says why', async () => {
  await schedule('Jump');
  await portal.platform.pool.query(`update translation_change set to_text = 'Jump to {where}' where to_text = 'Jump'`);
  const { en } = await read();
  await passDay();
  expect((await read()).en.text).toBe(en.text);
  expect(await newest()).toMatchObject({ state: 'failed', problem: 'unfit' });
  expect(await auditOf(portal, 'text.change-failed')).toMatchObject([
    { subject: 'shell skip en', facts: { problem: 'unfit', to: 'Jump to {where}' } },
  ]);
});

it.each([
  ['yesterday', -1],
  ['three years ahead', 3 * 365],
])('a change of a text cannot begin %s', async (_day, days) => {
  expect(await schedule('Jump', addDays(today(), days))).toMatchObject({
    status: 400,
    body: { Properties: { Field: 'body/begins_on' } },
  });
});
