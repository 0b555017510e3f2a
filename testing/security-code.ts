// The portal with the security codes of a few customers, and their calls by name.

import type { SecurityCodeEntry } from '#areas/security-code/contract.ts';
import { openPortal, type Browser, type TestPortal } from './portal.ts';

export const pids = { maria: '8307099971', elena: '9005129975', georgi: '5602299925', pekarna: '999000177' };

const base = '/security-code/securitycode';
export const post = (who: Browser, path: string, body: object) => who.call('POST', `${base}/${path}`, { body });
export const put = (who: Browser, path: string, body: object) => who.call('PUT', `${base}/${path}`, { body });
export const entries = async (who: Browser) =>
  (await who.call('GET', `${base}/user-eligibility`)).body as SecurityCodeEntry[];

type Letter = { text: string; code: string | null; channel: string };

export type SecurityCodePortal = {
  portal: TestPortal;
  /**
   * Resets to the first day of the demo: one customer has a code and its number, one a code on paper, the others none.
   */
  startOver(): Promise<void>;
  setCode(pid: string, code: string, msisdn: string | null): Promise<void>;
  customerOf(pid: string): Promise<number>;
  inbox(to: string): Promise<Letter[]>;
  lastCode(to: string): Promise<string>;
  close(): Promise<void>;
};

export async function openSecurityCode(): Promise<SecurityCodePortal> {
  const portal = await openPortal();
  const { pool, db, securityCodes } = portal.platform;
  const setCode: SecurityCodePortal['setCode'] = async (pid, code, msisdn) => {
    const { rows } = await pool.query<{ customer_id: number }>(
      `insert into security_code (customer_id, receiving_msisdn)
        select customer_id, $2 from customer where pid = $1 returning customer_id`,
      [pid, msisdn],
    );
    await db.transaction().execute((tx) => securityCodes.set(tx, rows[0]!.customer_id, code));
  };
  const inbox = async (to: string) =>
    (await portal.browser().call('GET', '/dev/inbox', { query: { to } })).body as Letter[];
  return {
    portal,
    setCode,
    inbox,
    async startOver() {
      await pool.query(`truncate code_send, code_request, code_use, code_recipient, code_failure`);
      await pool.query(
        `delete from security_code where customer_id in
        (select customer_id from customer where pid = any ($1))`,
        [Object.values(pids)],
      );
      await setCode(pids.elena, '314159', '359888100301');
      await setCode(pids.georgi, '271828', null);
    },
    async customerOf(pid) {
      const { rows } = await pool.query<{ customer_id: number }>('select customer_id from customer where pid = $1', [
        pid,
      ]);
      return rows[0]!.customer_id;
    },
    lastCode: async (to) => (await inbox(to))[0]?.code ?? '',
    close: () => portal.close(),
  };
}
