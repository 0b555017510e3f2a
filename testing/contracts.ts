// The portal with Plamen, who bought extras and a roaming package: the calls of contracts by name.

import type { ContractsOverview, Purchase, Withdrawal, WithdrawalPreview } from '#areas/contracts/contract.ts';
import { openPortal, type Browser, type TestPortal, type TestReply } from './portal.ts';

export const plamen = {
  pid: '8011109976',
  number: '359888101741',
  contract: 'M1001741',
  traffic: 'ORD-1741-1',
  package: 'ORD-1741-2',
  night: 'ORD-1741-3',
  kitchen: 'ORD-1741-4',
} as const;

export const statement = { name: 'Пламен Тодоров', email: 'razpiska@demo.abonat.bg' } as const;

export type ContractsPortal = Awaited<ReturnType<typeof openContracts>>;

type SentMail = {
  subject: string;
  recipient: string;
  body: string;
  attachment: Buffer | null;
  attachment_name: string | null;
};

export async function openContracts(username = 'plamen', environment: Record<string, string> = {}) {
  const portal: TestPortal = await openPortal(environment);
  return contractsOn(portal, username);
}

export async function contractsOn(portal: TestPortal, username: string) {
  let who: Browser = await portal.browser().signIn(username);
  const path = (purchaseId: string, rest = 'withdrawal') =>
    `/contracts/purchases/${encodeURIComponent(purchaseId)}/${rest}`;
  const overview = async () => (await who.call('GET', '/contracts')).body as ContractsOverview;
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await portal.platform.pool.query(text, values)).rows as Row[];
  return {
    portal,
    query,
    overview,
    path,
    get who() {
      return who;
    },
    withdraw: (
      purchaseId: string,
      body: object = statement,
      headers: Record<string, string> = {},
    ): Promise<TestReply> => who.call('POST', path(purchaseId), { body, headers }),
    preview: async (purchaseId: string) => (await who.call('GET', path(purchaseId))).body as WithdrawalPreview,
    async purchase(purchaseId: string): Promise<Purchase> {
      const found = (await overview()).purchases.find((each) => each.purchase_id === purchaseId);
      if (!found) throw new Error(`${purchaseId} is not listed`);
      return found;
    },
    /** The purchase that was recorded last. */
    async newest(): Promise<Purchase> {
      return (await overview()).purchases[0]!;
    },
    async withdrawal(purchaseId: string): Promise<Withdrawal | null> {
      return ((await who.call('GET', path(purchaseId))).body as WithdrawalPreview).purchase.withdrawal;
    },
    /** Advances the clock and runs due jobs; a token expires after fifteen minutes, so the user signs in again. */
    async pass(seconds: number) {
      await portal.pass(seconds);
      await portal.runDueJobs();
      if (seconds > 600) who = await portal.browser().signIn(username);
    },
    statusOf: async (code: string, serviceId: string = plamen.number) =>
      (
        await query<{ status: string }>('select status from service_extra where service_id = $1 and code = $2', [
          serviceId,
          code,
        ])
      )[0]?.status,
    mails: () =>
      query<SentMail>(
        `select subject, recipient, body, attachment, attachment_name from outbox where channel = 'email' order by message_id`,
      ),
    async fault(partner: string, subject: string, fault: 'down' | 'fails' | null) {
      await query('delete from partner_fault where partner = $1 and subject = $2', [partner, subject]);
      if (fault) await query('insert into partner_fault values ($1, $2, $3)', [partner, subject, fault]);
    },
    close: () => portal.close(),
  };
}
