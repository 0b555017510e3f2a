import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortal } from '#testing/portal.ts';
import { maria, openForgottenPassword, type ForgottenPassword } from '#testing/forgotten-password.ts';

let forgotten: ForgottenPassword;
beforeAll(async () => {
  forgotten = await openForgottenPassword();
});
beforeEach(() => forgotten.startOver());
afterAll(() => forgotten.close());

describe('requesting a new password', () => {
  it('answers the same for known, unknown and closed accounts, and creates the same work', async () => {
    await forgotten.portal.platform.db
      .updateTable('account')
      .set({ deactivated_at: forgotten.portal.platform.clock.now() })
      .where('username', '=', 'georgi@demo.abonat.bg')
      .execute();
    const ask = async (username: string) => {
      const { status, body, headers } = await forgotten.portal
        .browser()
        .call('POST', '/account/auth/password/forgotten', { body: { username } });
      const jobs = await forgotten.portal.platform.db.selectFrom('scheduled_job').select('name').execute();
      await forgotten.portal.runDueJobs();
      return { status, body, names: Object.keys(headers), length: headers['content-length'], jobs };
    };
    const known = await ask(maria);
    expect(known.body).toBeUndefined();
    expect(await ask('nobody@demo.abonat.bg')).toEqual(known);
    expect(await ask('georgi@demo.abonat.bg')).toEqual(known);
    expect(await forgotten.mails()).toMatchObject([{ recipient: maria }, { recipient: 'georgi@demo.abonat.bg' }]);
  });

  it('sends one link under one Idempotency-Key, also under concurrent requests', async () => {
    const ask = () =>
      forgotten.portal.browser().call('POST', '/account/auth/password/forgotten', {
        headers: { 'idempotency-key': 'key-of-one-link' },
        body: { username: maria },
      });
    const answers = [...(await Promise.all(Array.from({ length: 5 }, ask))), await ask()];
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 202));
    await forgotten.portal.runDueJobs();
    expect(await forgotten.mails()).toHaveLength(1);
  });

  it('is limited to three times an hour for one name, known or not', async () => {
    for (const name of [maria, 'nobody@demo.abonat.bg']) {
      for (let i = 0; i < 3; i++) expect((await forgotten.forget(name)).status).toBe(202);
      const { status, body } = await forgotten.forget(name.toUpperCase());
      expect([status, body]).toMatchObject([429, { ErrorCode: 'EC_Too_Many_Requests' }]);
      const { WaitSeconds } = (body as { Properties: { WaitSeconds: number } }).Properties;
      expect(WaitSeconds).toBeGreaterThan(3500);
    }
    expect(await forgotten.mails()).toHaveLength(3);
    await forgotten.portal.pass(3600);
    expect((await forgotten.forget(maria)).status).toBe(202);
  });

  it('is limited to twenty times an hour from one address', async () => {
    const asked = Array.from({ length: 25 }, (_, i) => forgotten.forget(`nobody${i}@demo.abonat.bg`));
    const statuses = (await Promise.all(asked)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('with the captcha on', () => {
  it('nothing is sent without a solved puzzle', async () => {
    const guarded = await openPortal({ CAPTCHA: 'altcha' });
    const { status, body } = await guarded
      .browser()
      .call('POST', '/account/auth/password/forgotten', { body: { username: maria, recaptcha: 'e30=' } });
    const jobs = await guarded.platform.db
      .selectFrom('scheduled_job')
      .selectAll()
      .where('name', '=', 'send-password-link')
      .execute();
    await guarded.close();
    expect([status, body]).toMatchObject([400, { ErrorCode: 'EC_Invalid_Recaptcha' }]);
    expect(jobs).toEqual([]);
  });
});
