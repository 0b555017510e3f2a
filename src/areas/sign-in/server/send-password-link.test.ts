import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '#testing/outbox.ts';
import { openPortal } from '#testing/portal.ts';
import { maria, openForgottenPassword, type ForgottenPassword } from '#testing/forgotten-password.ts';
import { handlePasswordLink } from './send-password-link.ts';

let forgotten: ForgottenPassword;
beforeAll(async () => {
  forgotten = await openForgottenPassword();
});
beforeEach(() => forgotten.startOver());
afterAll(() => forgotten.close());

describe('requesting a new password', () => {
  it('sends one link to the e-mail of the account', async () => {
    expect(await forgotten.forget(' MARIA@demo.abonat.bg ', { host: 'my.operator.bg' })).toMatchObject({ status: 202 });
    const sent = await forgotten.mails();
    expect(sent).toMatchObject([{ channel: 'email', recipient: maria, subject: 'Нова парола за профила ти' }]);
    expect(sent[0]?.body).toMatch(/http:\/\/my\.operator\.bg\/my-a1\/login\/new-password\?token=\d+\.[\w-]{43}\n/);
  });

  it('uses the language of the account', async () => {
    await forgotten.portal.platform.db
      .updateTable('account')
      .set({ language: 'en' })
      .where('username', '=', maria)
      .execute();
    await forgotten.forget(maria);
    expect(await forgotten.mails()).toMatchObject([{ subject: 'A new password for your profile' }]);
  });

  it('links to the public address, whatever host the request has', async () => {
    const published = await openPortal({ PUBLIC_URL: 'https://my.operator.bg' });
    await published.browser().call('POST', '/account/auth/password/forgotten', {
      body: { username: maria },
      headers: { host: 'evil.example' },
    });
    await published.runDueJobs();
    const [{ body } = { body: '' }] = await sentMessages(published.platform.db, published.platform.keys.storage);
    await published.close();
    expect(body).toContain('https://my.operator.bg/my-a1/login/new-password?token=');
    expect(body).not.toContain('evil');
  });

  it('sends no second link when its job runs twice', async () => {
    await forgotten.portal.browser().call('POST', '/account/auth/password/forgotten', { body: { username: maria } });
    const job = await forgotten.portal.platform.db.selectFrom('scheduled_job').selectAll().executeTakeFirstOrThrow();
    const { run } = handlePasswordLink(forgotten.portal.platform);
    await run(job.payload as object, job.job_id);
    await run(job.payload as object, job.job_id);
    expect(await forgotten.mails()).toHaveLength(1);
  });
});
