// The portal with a user who has forgotten the password: requesting a link and using it.

import { sentMessages } from './outbox.ts';
import { openPortal, type TestReply, type TestPortal } from './portal.ts';

export const maria = 'maria@demo.abonat.bg';
export const good = 'Lastovica!7';

export type ForgottenPassword = {
  portal: TestPortal;
  /** Resets sessions, messages, attempts, audit entries and the password. */
  startOver(): Promise<void>;
  forget(username: string, headers?: Record<string, string>): Promise<TestReply>;
  change(token: string, password?: string): Promise<TestReply>;
  mails(): ReturnType<typeof sentMessages>;
  /** The token of a new link. */
  linkFor(username?: string): Promise<string>;
  canSignIn(password: string, who?: string): Promise<boolean>;
  close(): Promise<void>;
};

const tokenIn = (body: string | null | undefined) =>
  decodeURIComponent(/new-password\?token=(\S+)/.exec(body ?? '')?.[1] ?? '');

export async function openForgottenPassword(): Promise<ForgottenPassword> {
  const portal = await openPortal();
  const { pool, db, keys } = portal.platform;
  const { password_hash: firstHash } = await db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
  const mails = () => sentMessages(db, keys.storage);
  const forget: ForgottenPassword['forget'] = async (username, headers = {}) => {
    const answer = await portal
      .browser()
      .call('POST', '/account/auth/password/forgotten', { body: { username }, headers });
    await portal.runDueJobs();
    return answer;
  };
  return {
    portal,
    async startOver() {
      await pool.query(
        `truncate outbox, sms_part, rate_limit, single_use_link, scheduled_job, sign_in_failure, audit, audit_head`,
      );
      await pool.query('update session set ended_at = now()');
      await pool.query(`update account set password_hash = $1, language = 'bg', deactivated_at = null`, [firstHash]);
    },
    forget,
    change: (token, password = good) =>
      portal.browser().call('PUT', '/account/auth/password/new', { body: { token, password } }),
    mails,
    async linkFor(username = maria) {
      await forget(username);
      return tokenIn((await mails()).at(-1)?.body);
    },
    canSignIn: (password, who = maria) =>
      portal
        .browser()
        .signIn(who, password)
        .then(
          () => true,
          () => false,
        ),
    close: () => portal.close(),
  };
}
