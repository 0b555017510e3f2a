// The portal with a signed-in user who changes her profile: the state of the account, and her messages.

import { demoPassword } from '#database/demo/people.ts';
import { openPortal, type TestReply, type Browser, type TestPortal } from './portal.ts';

/** An unused address. */
export const freshEmail = 'maria.nova@demo.abonat.bg';

type Letter = { text: string; code: string | null };

export type ProfilePortal = {
  portal: TestPortal;
  /** Signed in again after every reset. */
  maria: Browser;
  /** Resets messages, attempts and the password. */
  startOver(): Promise<void>;
  account(): Promise<unknown>;
  askForEmail(email?: string, password?: string): Promise<TestReply>;
  mails(): Promise<{ recipient: string; subject: string | null }[]>;
  /** The mails to the address, the newest first. */
  inbox(to: string): Promise<Letter[]>;
  newestCode(to: string): Promise<string>;
  canSignIn(name: string, password: string): Promise<boolean>;
  audited(action: string): Promise<boolean>;
  close(): Promise<void>;
};

export async function openProfile(): Promise<ProfilePortal> {
  const portal = await openPortal();
  const { pool, db } = portal.platform;
  const { password_hash: firstHash } = await db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
  let maria = portal.browser();
  const inbox = async (to: string) =>
    (await portal.browser().call('GET', '/dev/inbox', { query: { to } })).body as Letter[];
  return {
    portal,
    get maria() {
      return maria;
    },
    async startOver() {
      await pool.query('truncate outbox, sms_part, single_use_link, email_change, scheduled_job, sign_in_failure');
      await pool.query(`update account set password_hash = $1, deactivated_at = null, language = 'bg'`, [firstHash]);
      maria = await (await portal.browser().signIn('maria')).stepUp();
      await pool.query('truncate rate_limit');
    },
    account: async () => (await maria.call('GET', '/user-profile/accounts')).body,
    askForEmail: (new_email = freshEmail, password = demoPassword) =>
      maria.call('POST', '/user-profile/accounts/email/change', { body: { new_email, password } }),
    mails: () => db.selectFrom('outbox').selectAll().orderBy('message_id').execute(),
    inbox,
    newestCode: async (to) => (await inbox(to)).find(({ code }) => code !== null)?.code ?? '',
    canSignIn: (name, password) =>
      portal
        .browser()
        .signIn(name, password)
        .then(
          () => true,
          () => false,
        ),
    audited: async (action) =>
      (await db.selectFrom('audit').select('action').where('action', '=', action).execute()).length > 0,
    close: () => portal.close(),
  };
}
