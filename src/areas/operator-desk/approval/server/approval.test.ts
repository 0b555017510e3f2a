import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openDesk, type DeskUser } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { proposalDays } from '../rules.ts';

let portal: TestPortal;
let author: DeskUser;
let other: DeskUser;
beforeAll(async () => {
  portal = await openPortal({ DESK_APPROVAL: 'on' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.platform.pool.query('delete from change_proposal');
  [author, other] = [await openDesk(portal, 'editor'), await openDesk(portal, 'editor')];
});

const today = () => sofiaDay(portal.platform.clock.now());
const plan = '66866';
const nameNow = async () => {
  const { rows } = await portal.platform.pool.query('select name_en from roaming_plan where plan_id = $1', [plan]);
  return (rows as [{ name_en: string }])[0].name_en;
};
const propose = async (value: string, begins_on = today(), was?: string) => {
  const values = [{ field: 'name_en', was: was ?? (await nameNow()), value }];
  const body = { item: [plan], adds: false, values, begins_on };
  return author.browser.call('PUT', '/operator/catalogue/roaming-plans', { body });
};
type Proposal = { proposal: number; subject: string; is_own: boolean; by: string; values: object[] };
const listFor = async ({ browser }: DeskUser) => (await browser.call('GET', '/operator/proposals')).body as Proposal[];
const decide = async (what: 'approve' | 'reject', by: DeskUser, proposal?: number) => {
  const id = proposal ?? (await listFor(by))[0]!.proposal;
  return by.browser.call('POST', `/operator/proposals/${id}/${what}`);
};
const audited = async (count: number) => {
  const { rows } = await portal.platform.pool.query(
    `select action, facts::jsonb ->> 'by' as by from audit where customer_id = 0 order by sequence desc limit $1`,
    [count],
  );
  return (rows as { action: string; by: string }[]).toReversed();
};

describe('a change of the catalogue', () => {
  it('waits until another editor approves it, and is audited with both', async () => {
    const before = await nameNow();
    expect((await propose('Freedom A')).status).toBe(204);
    expect(await nameNow()).toBe(before);
    expect(await listFor(other)).toMatchObject([
      {
        subject: `roaming-plans ${plan}`,
        by: author.name,
        is_own: false,
        values: [{ name: 'name_en', from: before, to: 'Freedom A' }],
      },
    ]);
    expect((await decide('approve', other)).status).toBe(204);
    expect(await nameNow()).toBe('Freedom A');
    expect(await listFor(other)).toEqual([]);
    expect(await audited(3)).toEqual([
      { action: 'change.propose', by: author.name },
      { action: 'catalogue.change', by: author.name },
      { action: 'change.approve', by: other.name },
    ]);
  });

  it('is not approved by its author, who can withdraw it', async () => {
    const before = await nameNow();
    await propose('Freedom B');
    expect(await listFor(author)).toMatchObject([{ is_own: true }]);
    expect((await decide('approve', author)).status).toBe(403);
    expect((await decide('reject', author)).status).toBe(204);
    expect(await listFor(author)).toEqual([]);
    expect(await nameNow()).toBe(before);
  });

  it('that another editor rejects is never made', async () => {
    const before = await nameNow();
    await propose('Freedom C');
    const [{ proposal }] = (await listFor(other)) as [Proposal];
    expect((await decide('reject', other, proposal)).status).toBe(204);
    expect((await decide('approve', other, proposal)).status).toBe(404);
    expect(await nameNow()).toBe(before);
    expect(await audited(1)).toEqual([{ action: 'change.reject', by: other.name }]);
  });

  it('that already waits is refused, also concurrently; another day or value is another change', async () => {
    const was = await nameNow();
    const answers = await Promise.all([1, 2, 3].map(() => propose('Freedom K', today(), was)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409', '409']);
    const again = await propose('Freedom K');
    expect(again.body).toMatchObject({ ErrorCode: 'EC_Change_Already_Proposed' });
    expect((await propose('Freedom K', addDays(today(), 1))).status).toBe(204);
    expect((await propose('Freedom L')).status).toBe(204);
    expect(await listFor(other)).toHaveLength(3);
    await decide('reject', other);
    expect((await propose('Freedom K')).status).toBe(204);
  });

  it('is validated when it is proposed', async () => {
    expect((await propose('x'.repeat(5000))).status).toBe(400);
    expect((await propose('Freedom D', addDays(today(), -1))).status).toBe(400);
    expect(await listFor(other)).toEqual([]);
  });

  it('is refused at the approval if the item changed meanwhile, and stays listed', async () => {
    await propose('Freedom E');
    await portal.platform.pool.query(`update roaming_plan set name_en = 'Imported' where plan_id = $1`, [plan]);
    expect((await decide('approve', other)).body).toMatchObject({ ErrorCode: 'EC_Settings_Changed' });
    expect(await nameNow()).toBe('Imported');
    expect(await listFor(other)).toHaveLength(1);
  });

  it('expires after a week', async () => {
    await propose('Freedom F', addDays(today(), 30));
    const [{ proposal }] = (await listFor(other)) as [Proposal];
    await portal.pass(proposalDays * 86_400 - 60);
    other = await openDesk(portal, 'editor');
    expect(await listFor(other)).toHaveLength(1);
    await portal.pass(60);
    expect(await listFor(other)).toEqual([]);
    expect((await decide('approve', other, proposal)).status).toBe(404);
  });

  it('whose day has passed starts on the day of the approval', async () => {
    await propose('Freedom G', today());
    await portal.pass(2 * 86_400);
    other = await openDesk(portal, 'editor');
    expect((await decide('approve', other)).status).toBe(204);
    expect(await nameNow()).toBe('Freedom G');
  });

  it('is made once under concurrent approvals', async () => {
    await propose('Freedom H');
    const [{ proposal }] = (await listFor(other)) as [Proposal];
    const answers = await Promise.all([1, 2, 3].map(() => decide('approve', other, proposal)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '404', '404']);
  });

  it('of a removed operator is not listed', async () => {
    await propose('Freedom I');
    await portal.platform.pool.query('update operator set removed_at = now() where name = $1', [author.name]);
    expect(await listFor(other)).toEqual([]);
  });
});

it('a text waits for the approval, too', async () => {
  const path = '/operator/texts/shell/skip';
  const read = async () => ((await other.browser.call('GET', path)).body as { en: { text: string } }).en.text;
  const was = await read();
  expect(
    (
      await author.browser.call('PUT', path, {
        body: { language: 'en', text: 'Jump to content', was, begins_on: today() },
      })
    ).status,
  ).toBe(204);
  expect(await read()).toBe(was);
  expect(await listFor(other)).toMatchObject([{ values: [{ name: 'en', from: was, to: 'Jump to content' }] }]);
  expect((await decide('approve', other)).status).toBe(204);
  expect(await read()).toBe('Jump to content');
});

it('a scheduled text waits for the approval, and then for its day', async () => {
  const path = '/operator/texts/shell/skip';
  const read = async () => (await other.browser.call('GET', path)).body as Text;
  type Text = { bg: { text: string }; history: { state: string }[] };
  const was = (await read()).bg.text;
  const begins_on = addDays(today(), 1);
  await author.browser.call('PUT', path, { body: { language: 'bg', text: 'Към текста', was, begins_on } });
  expect(await listFor(other)).toMatchObject([{ begins_on }]);
  expect((await decide('approve', other)).status).toBe(204);
  const approved = await read();
  expect([approved.bg.text, approved.history[0]]).toMatchObject([was, { state: 'waits' }]);
});

it('a text whose day has passed starts on the day of the approval', async () => {
  const path = '/operator/texts/shell/skip';
  const read = async () => ((await other.browser.call('GET', path)).body as { en: { text: string } }).en.text;
  const body = { language: 'en', text: 'Leap to content', was: await read(), begins_on: today() };
  await author.browser.call('PUT', path, { body });
  await portal.pass(2 * 86_400);
  other = await openDesk(portal, 'editor');
  expect((await decide('approve', other)).status).toBe(204);
  expect(await read()).toBe('Leap to content');
});

it('the database itself refuses an approval by the author', async () => {
  await propose('Freedom J');
  const approve = portal.platform.pool.query(
    'update change_proposal set decided_at = now(), decided_by = operator_id, is_approved = true',
  );
  await expect(approve).rejects.toThrow(/check constraint/);
});

it('the browser knows that changes need an approval', async () => {
  expect((await other.browser.call('GET', '/operator/me')).body).toMatchObject({ needs_approval: true });
});
