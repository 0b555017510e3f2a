import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked } from '#testing/help.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());

const close = (who: Browser, id: string) => who.call('POST', `/help/questions/${id}/close`);

describe('a question', () => {
  it('is closed by its user, once, and audited [HE-003]', async () => {
    const id = await asked(maria);
    expect(await close(maria, id)).toMatchObject({ status: 204 });
    expect((await maria.call('GET', `/help/questions/${id}`)).body).toMatchObject({ state: 'closed' });
    expect(await close(maria, id)).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Question_Closed' } });
    const { rows } = await portal.platform.pool.query('select action from audit where subject = $1 order by sequence', [
      id,
    ]);
    expect(rows).toEqual([{ action: 'question.ask' }, { action: 'question.close' }]);
  });

  it('is not closed by somebody else [HE-005]', async () => {
    const id = await asked(maria);
    const elena = await portal.browser().signIn('elena');
    expect(await close(elena, id)).toMatchObject({ status: 403, body: { ErrorCode: 'EC_User_Not_Authoried' } });
    expect((await maria.call('GET', `/help/questions/${id}`)).body).toMatchObject({ state: 'open' });
  });
});
