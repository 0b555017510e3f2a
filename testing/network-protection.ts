// The portal with a signed-in user with a protected number: the calls of the protection by name.

import { openPortal, type TestReply, type Browser, type TestPortal } from './portal.ts';

export const protectedNumber = '359888100301';
export const base = '/gateway/whalebone';

export type ProtectionPortal = {
  portal: TestPortal;
  elena: Browser;
  status(msisdn?: string): Promise<unknown>;
  ask(operation: string, msisdn?: string, headers?: Record<string, string>): Promise<TestReply>;
  listOf(list: string): Promise<string[]>;
  add(list: string, domains: string[]): Promise<TestReply>;
  remove(list: string, domain: string): Promise<TestReply>;
  fault(subject: string, kind: string): Promise<unknown>;
  /** The audit entries of changes, each with its number. */
  evidence(): Promise<string[]>;
  close(): Promise<void>;
};

export async function openProtection(environment: Record<string, string> = {}): Promise<ProtectionPortal> {
  const portal = await openPortal(environment);
  const elena = await portal.browser().signIn('elena');
  const { db } = portal.platform;
  return {
    portal,
    elena,
    status: async (msisdn = protectedNumber) => (await elena.call('GET', `${base}/service/status/${msisdn}`)).body,
    ask: (operation, msisdn = protectedNumber, headers = {}) =>
      elena.call('PUT', `${base}/service/${msisdn}/${operation}`, { headers }),
    listOf: async (list) =>
      ((await elena.call('GET', `${base}/user/${protectedNumber}/${list}`)).body as { domain: string }[]).map(
        ({ domain }) => domain,
      ),
    add: (list, domains) =>
      elena.call('POST', `${base}/user/${protectedNumber}/${list}`, { body: domains.map((domain) => ({ domain })) }),
    remove: (list, domain) => elena.call('DELETE', `${base}/user/${protectedNumber}/${list}`, { query: { domain } }),
    fault: (subject, kind) =>
      db.insertInto('partner_fault').values({ partner: 'protection', subject, fault: kind }).execute(),
    async evidence() {
      const rows = await db
        .selectFrom('audit')
        .select(['action', 'subject'])
        .where('action', 'like', 'protection.%')
        .execute();
      return rows.map(({ action, subject }) => `${action} ${subject}`);
    },
    close: () => portal.close(),
  };
}
