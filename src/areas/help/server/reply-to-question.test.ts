import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, uploaded } from '#testing/help.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let elena: Browser;
beforeAll(async () => {
  portal = await openPortal();
  elena = await portal.browser().signIn('elena');
});
afterAll(() => portal.close());

/** Elena's answered question of the demo, with an unread answer. */
const answered = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3003';
const reply = (who: Browser, id: string, files: string[] = []) =>
  who.call('POST', `/help/questions/${id}/messages`, { body: { text: 'А сега?', files } });

describe('a reply of the user', () => {
  it('opens an answered question again, with its files [HE-003]', async () => {
    const file = await uploaded(elena);
    expect(await reply(elena, answered, [file])).toMatchObject({ status: 204 });
    expect((await elena.call('GET', `/help/questions/${answered}`)).body).toMatchObject({
      state: 'open',
      is_unread: false,
      messages: [
        { author: 'user' },
        { author: 'support' },
        { author: 'user', text: 'А сега?', files: [{ file_id: file }] },
      ],
    });
    const { rows } = await portal.platform.pool.query('select action from audit where subject = $1', [answered]);
    expect(rows).toEqual([{ action: 'question.reply' }]);
  });

  it('to a question of somebody else is refused, and adds nothing [HE-005]', async () => {
    const maria = await portal.browser().signIn('maria');
    const before = (await elena.call('GET', `/help/questions/${answered}`)).body;
    expect(await reply(maria, answered)).toMatchObject({ status: 403, body: { ErrorCode: 'EC_User_Not_Authoried' } });
    expect((await elena.call('GET', `/help/questions/${answered}`)).body).toEqual(before);
  });

  it('to a closed question is refused, and the question stays closed [HE-003]', async () => {
    const id = await asked(elena, { subject: { kind: 'general', id: '' } });
    await elena.call('POST', `/help/questions/${id}/close`);
    expect(await reply(elena, id)).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Question_Closed' } });
    expect((await elena.call('GET', `/help/questions/${id}`)).body).toMatchObject({ state: 'closed' });
  });
});
