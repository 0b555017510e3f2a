import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDesk, type DeskUser } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { longestNote } from '../rules.ts';

let portal: TestPortal;
let support: DeskUser;
beforeAll(async () => {
  portal = await openPortal();
  support = await openDesk(portal, 'support');
});
afterAll(() => portal.close());

const add = (customer: number, text: string, { browser } = support) =>
  browser.call('POST', `/operator/customers/${customer}/notes`, { body: { text } });
const notesOf = async (customer: number) => {
  const { body } = await support.browser.call('GET', `/operator/customers/${customer}`);
  return (body as { notes: { text: string; by: string; at: string }[] }).notes;
};

describe('a note', () => {
  it('is listed with its author and time, the latest first, only for its customer', async () => {
    const other = await openDesk(portal, 'support');
    expect((await add(1, '  Пита за сметката.\nЩе се обади пак.  ')).status).toBe(204);
    await portal.pass(60);
    expect((await add(1, 'Обади се.', other)).status).toBe(204);
    expect(await notesOf(1)).toMatchObject([
      { text: 'Обади се.', by: other.name, at: expect.stringMatching(/^\d{4}-/) as string },
      { text: 'Пита за сметката.\nЩе се обади пак.', by: support.name },
    ]);
    expect(await notesOf(2)).toEqual([]);
  });

  it('is audited without its text', async () => {
    await add(2, 'Моли за тишина.');
    const { rows } = await portal.platform.pool.query(
      `select subject, facts::jsonb as facts from audit where customer_id = 0 and action = 'customer.note'
        order by sequence desc limit 1`,
    );
    expect(rows).toEqual([{ subject: 'customer 2', facts: { by: support.name } }]);
  });

  it('is shown with masked pids', async () => {
    await add(3, 'ЕГН 8307099971 е на сестра му.');
    expect(await notesOf(3)).toMatchObject([{ text: 'ЕГН …971 е на сестра му.' }]);
  });

  it('is refused if it is empty or too long, or the customer does not exist', async () => {
    for (const text of ['', ' \n ', 'а'.repeat(longestNote + 1)]) expect((await add(1, text)).status).toBe(400);
    expect((await add(999_999, 'Кой е?')).status).toBe(404);
  });

  it('is part of the data export of the customer, without the id of its author', async () => {
    const found = await support.browser.call('POST', '/operator/customers/find', { body: { search: '0888100101' } });
    const [{ customer }] = found.body as [{ customer: number }];
    await add(customer, 'Предпочита имейл.');
    const maria = await (await portal.browser().signIn('maria')).stepUp();
    await maria.call('POST', '/user-profile/accounts/export');
    await portal.runDueJobs();
    const { bytes } = await maria.call('GET', '/user-profile/accounts/export/file');
    const data = JSON.parse(strFromU8(unzipSync(new Uint8Array(bytes))['data.json']!)) as Record<string, object[]>;
    const exported = data['support_note']!;
    expect(exported).toContainEqual(expect.objectContaining({ text: 'Предпочита имейл.' }));
    expect(Object.keys(exported[0]!)).not.toContain('operator_id');
  });
});
