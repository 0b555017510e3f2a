import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csv, load, ndjson } from '#testing/import-folders.ts';
import {
  openPushPortal,
  setHours,
  startPush,
  switchTo,
  takeMessages,
  type PushPortal,
} from '#testing/notifications.ts';
import type { Browser } from '#testing/portal.ts';

let at: PushPortal;
let maria: Browser;
let georgi: Browser;
beforeAll(async () => {
  at = await openPushPortal();
  maria = await at.portal.browser().signIn('maria');
  georgi = await at.portal.browser().signIn('georgi');
});
afterAll(() => at.close());
beforeEach(async () => {
  await query(`truncate notification_setting, quiet_hours, push_subscription; delete from outbox; delete from attention;
    update service_credit set used_cents = 0; delete from scheduled_job;  delete from bill_line where bill_id like 'push-%'; delete from bill where bill_id like 'push-%'`);
});

const query = (text: string) => at.portal.platform.pool.query(text);
const pid = '8307099971';
const now = new Date('2026-11-17T10:00:00Z');

const importFiles = async (files: Record<string, string>, importedAt = now) => {
  const { problems } = await load(at.portal.connection, files, { now: importedAt });
  expect(problems).toEqual([]);
};
const pushJobs = async () => (await query(`select from scheduled_job where name = 'push-after-import'`)).rowCount;
const pushes = async () => {
  await at.portal.runDueJobs();
  return (await takeMessages(at.portal)).filter(({ channel }) => channel === 'push');
};

const credit = (used_cents: number) => ({
  'service-credits.csv': csv({ service_id: '359888100101', limit_cents: 5000, used_cents }),
});
const balance = (balance_cents: number, measured_at: string) => ({
  'prepaid-balances.csv': csv({ service_id: '359888100201', balance_cents, valid_until: '2027-05-01', measured_at }),
});
let documents = 0;
const newDocument = (given: object = {}) => ({
  'documents.ndjson': ndjson({
    pid,
    document_id: `push-${++documents}`,
    name_bg: 'Анекс',
    name_en: 'Annex',
    type: 'Contract',
    status: 'ForSigning',
    created_at: '2026-11-17T09:00:00Z',
    pdf: Buffer.from('%PDF-1.7 x').toString('base64'),
    ...given,
  }),
});
const bill = (bill_id: string, bill_number: string, given: object = {}) => ({
  pid,
  contract_id: 'M1000101',
  bill_id,
  bill_number,
  period_from: '2026-10-01',
  period_to: '2026-10-31',
  issued_on: '2026-11-01',
  due_on: '2026-11-20',
  total_cents: 1200,
  vat: [{ percent: 20, net_cents: 1000, vat_cents: 200 }],
  lines: [{ kind: 'plan', name_bg: 'Такса', name_en: 'Fee', amount_cents: 1200, service_id: '359888100101' }],
  ...given,
});
const bills = (...records: object[]) => ({ 'bills.ndjson': ndjson(...records) });

describe('an import sends a push message about [PK-006, PK-007]', () => {
  it('a limit that comes near, once until it is far again', async () => {
    await startPush(maria, at.service.subscribe());
    await importFiles(credit(100));
    expect(await pushes()).toEqual([]);
    await importFiles(credit(4500));
    expect(await pushes()).toMatchObject([{ body: 'Новина за потреблението на твой номер.' }]);
    await importFiles(credit(4600));
    expect(await pushes()).toEqual([]);
    await importFiles(credit(100));
    await importFiles(credit(4500));
    expect(await pushes()).toHaveLength(1);
  });

  it('a balance that becomes low, once', async () => {
    await startPush(georgi, at.service.subscribe());
    await importFiles(balance(900, '2031-01-01T00:00:00Z'));
    expect(await pushes()).toEqual([]);
    await importFiles(balance(50, '2031-01-02T00:00:00Z'));
    expect(await pushes()).toMatchObject([{ body: 'Новина за сметка, плащане или баланс.' }]);
    await importFiles(balance(40, '2031-01-03T00:00:00Z'));
    expect(await pushes()).toEqual([]);
  });

  it.each([
    ['with a number', { service_id: '359888100101' }],
    ['without a number', {}],
  ])('a document to sign %s, once', async (_, given) => {
    await startPush(maria, at.service.subscribe());
    const file = newDocument(given);
    await importFiles(file);
    expect(await pushes()).toMatchObject([{ body: 'Новина за твой документ.' }]);
    await importFiles(file);
    expect(await pushes()).toEqual([]);
  });

  it.each([{ status: 'Signed', signed_at: '2026-11-17T09:30:00Z' }, { is_announced: false }])(
    'no document that is not announced as pending: %o',
    async (given) => {
      await startPush(maria, at.service.subscribe());
      await importFiles(newDocument(given));
      expect(await pushes()).toEqual([]);
    },
  );

  it('new bills: one message for all bills of an import, none for old or repeated ones', async () => {
    await startPush(maria, at.service.subscribe());
    await importFiles(bills(bill('push-1', '0009100001'), bill('push-2', '0009100002')));
    expect(await pushes()).toMatchObject([{ body: 'Новина за сметка, плащане или баланс.' }]);
    await importFiles(bills(bill('push-1', '0009100001')));
    expect(await pushes()).toEqual([]);
    await importFiles(bills(bill('push-3', '0009100003', { issued_on: '2026-10-17' })));
    expect(await pushes()).toEqual([]);
  });
});

describe('a push message after an import [PK-007]', () => {
  it('goes only to browsers of the customer', async () => {
    await startPush(georgi, at.service.subscribe());
    await importFiles({ ...credit(4500), ...newDocument(), ...bills(bill('push-1', '0009100001')) });
    expect(await pushJobs()).toBe(0);
    expect(await pushes()).toEqual([]);
  });

  it('about a number goes to its owner, not to its users', async () => {
    await startPush(maria, at.service.subscribe());
    await query(`update account_service set is_owner = false where service_id = '359888100101'`);
    await importFiles(credit(4500));
    await query(`update account_service set is_owner = true where service_id = '359888100101'`);
    expect(await pushJobs()).toBe(0);
  });

  it('follows the matrix', async () => {
    await startPush(maria, at.service.subscribe());
    await switchTo(maria, 'documents', 'push', false);
    await importFiles({ ...newDocument(), ...bills(bill('push-1', '0009100001')) });
    expect(await pushes()).toMatchObject([{ template: expect.stringContaining('push.bills') as string }]);
  });

  it('waits for the end of quiet hours that began after the import', async () => {
    await startPush(maria, at.service.subscribe());
    const clock = at.portal.platform.clock.now();
    const time = (hours: number) =>
      new Date(clock.getTime() + hours * 3_600_000).toLocaleTimeString('bg-BG', {
        timeZone: 'Europe/Sofia',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
    await setHours(maria, { from: time(-1).slice(0, 5), until: time(1).slice(0, 5) });
    await importFiles(bills(bill('push-1', '0009100001')), new Date(clock.getTime() - 2 * 3_600_000));
    await at.portal.runDueJobs();
    const { rows } = await at.portal.platform.pool.query<{ seconds: number }>(
      `select extract(epoch from next_attempt_at - now())::integer as seconds from outbox where channel = 'push'`,
    );
    // Until the end of the quiet hours, counted from now rather than from the import.
    expect(rows[0]?.seconds).toBeLessThan(2 * 3600);
    const [message] = await pushes();
    expect(message?.held_until?.getTime()).toBeGreaterThan(clock.getTime());
  });

  it('is not enqueued for customers without a subscribed browser, or by a check', async () => {
    await importFiles({ ...credit(4500), ...newDocument(), ...bills(bill('push-1', '0009100001')) });
    expect(await pushJobs()).toBe(0);
    await startPush(maria, at.service.subscribe());
    await load(at.portal.connection, bills(bill('push-2', '0009100002')), { mode: 'check', now });
    expect(await pushJobs()).toBe(0);
  });
});
