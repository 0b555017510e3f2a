import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Registry } from 'prom-client';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { measureWork } from './work-metrics.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openPortal()));
afterAll(() => portal.close());

const ago = (minutes: number) => new Date(portal.platform.clock.now().getTime() - minutes * 60_000);
const query = (text: string, values: unknown[] = []) => portal.platform.pool.query(text, values);

async function figures(): Promise<string[]> {
  const registry = new Registry();
  measureWork(registry, portal.platform);
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.replace(/(\d+)\.\d+$/, '$1'));
}

beforeEach(async () => {
  await query('delete from outbox');
  await query('delete from scheduled_job');
  await query('delete from router_request');
  await query('delete from processing_request');
  await query('delete from bill_card_payment');
  await query('delete from card_payment_nonce');
  await query('delete from card_payment');
  await query('delete from help_question');
});

describe('the metrics of pending work', () => {
  it('count nothing when nothing waits', async () => {
    expect(await figures()).toEqual([
      'partner_pending_orders{partner="network"} 0',
      'partner_pending_orders{partner="router"} 0',
      'partner_pending_orders{partner="bank"} 0',
      'partner_pending_orders{partner="balance"} 0',
    ]);
  });

  it('give the age of the oldest payment or refund without a result [BL-012]', async () => {
    const insert = `insert into card_payment (account_id, payment_id, purpose, state, is_automatic, order_number, nonce,
        amount_cents, language, created_at)
      select min(account_id), gen_random_uuid(), 'bill', $1, false, $1, $1, 100, 'bg', $2::timestamptz from account`;
    await query(insert, ['paid', ago(300)]);
    await query(insert, ['charging', ago(90)]);
    await query(insert, ['refunding', ago(70)]);
    expect((await figures()).filter((line) => line.includes('bank'))).toEqual([
      'partner_pending_orders{partner="bank"} 2',
      'partner_oldest_order_seconds{partner="bank"} 5400',
    ]);
  });

  it('give the number and age of questions without an answer [HE-003]', async () => {
    const insert = `insert into help_question (account_id, question_id, subject_kind, subject_id, title_bg, title_en, facts,
        state, unanswered_since, asked_at, changed_at)
      select min(account_id), gen_random_uuid(), $1, '', 'x', 'x', '[]', $2, $3::timestamptz, $4, $4 from account`;
    await query(insert, ['bill', 'open', ago(30), ago(60)]);
    await query(insert, ['bill', 'open', ago(10), ago(10)]);
    await query(insert, ['general', 'answered', null, ago(90)]);
    expect((await figures()).filter((line) => line.startsWith('question_'))).toEqual([
      'question_open_questions{subject="bill"} 2',
      'question_oldest_seconds{subject="bill"} 1800',
    ]);
  });

  it('give the number of sealed documents that need a time stamp', async () => {
    const insert = `with chosen as (select * from document order by document_id limit 1 offset $1),
        known as (insert into sealed_file (sha256, content_sha256, sealed_at, level) values (sha256($2), sha256($2), now(), $3))
      insert into document_file (customer_id, document_id, form, bytes, sha256, created_at, stamp_due_at)
      select customer_id, document_id, 'sealed', 'x', sha256($2), now(), $4 from chosen`;
    await query(insert, [0, 'a', 'B-B', ago(1)]);
    await query(insert, [1, 'b', 'B-LTA', ago(1)]);
    await query(insert, [2, 'c', 'B-LTA', ago(-60)]);
    expect((await figures()).filter((line) => line.startsWith('document_')).toSorted()).toEqual([
      'document_due_time_stamps{state="first"} 1',
      'document_due_time_stamps{state="renewal"} 1',
    ]);
    await query(`delete from document_file where bytes = 'x'`);
  });

  it('give the number and age of messages to send, and of those given up today', async () => {
    const insert = `insert into outbox (channel, recipient, body, created_at, sent_at, given_up_at) values
      ('sms', '1', 'a', $1, null, null), ('sms', '1', 'a', $2, null, null), ('email', '1', 'a', $1, $2, null),
      ('email', '1', 'a', $1, null, $2), ('email', '1', 'a', $3, null, $3)`;
    await query(insert, [ago(10), ago(3), ago(60 * 30)]);
    expect((await figures()).filter((line) => line.startsWith('outbox_'))).toEqual([
      'outbox_waiting_messages{channel="sms"} 2',
      'outbox_oldest_seconds{channel="sms"} 600',
      'outbox_failed_messages{channel="email"} 1',
    ]);
  });

  it('leave out messages that quiet hours hold, and count their age from the end of the hours [PK-007]', async () => {
    const insert = `insert into outbox (channel, recipient, body, created_at, held_until) values
      ('sms', '1', 'a', $1, $2), ('sms', '1', 'a', $1, $3), ('push', '1', 'a', $1, $3)`;
    await query(insert, [ago(600), ago(5), ago(-60)]);
    expect((await figures()).filter((line) => line.startsWith('outbox_'))).toEqual([
      'outbox_waiting_messages{channel="sms"} 1',
      'outbox_oldest_seconds{channel="sms"} 300',
    ]);
  });

  it('count the SMS parts of today by the result of their receipt', async () => {
    await query(`insert into outbox (channel, recipient, body, created_at) values ('sms', '1', 'a', $1)`, [ago(10)]);
    const insert = `insert into sms_part select id, case when known then message_id end, case when known then 1 end, state,
        null, case when state is null then null::timestamptz else $1 end, $1::timestamptz - minutes * interval '1 minute'
      from outbox, (values ('1', true, 'delivered', 1), ('2', true, 'delivered', 2), ('3', true, 'rejected', 3),
        ('4', true, null, 4), ('5', false, 'delivered', 5), ('6', true, 'expired', 1500)) as part (id, known, state, minutes)`;
    await query(insert, [ago(0)]);
    expect((await figures()).filter((line) => line.startsWith('outbox_sms_parts')).toSorted()).toEqual([
      'outbox_sms_parts{result="delivered"} 2',
      'outbox_sms_parts{result="pending"} 1',
      'outbox_sms_parts{result="rejected"} 1',
      'outbox_sms_parts{result="unmatched"} 1',
    ]);
  });

  it('give the delay of due jobs by name, not of later ones', async () => {
    const insert = 'insert into scheduled_job (job_id, name, payload, run_at) values';
    await query(`${insert} (gen_random_uuid(), 'make-export', '{}', $1), (gen_random_uuid(), 'erase', '{}', $2)`, [
      ago(2),
      ago(-5),
    ]);
    expect((await figures()).filter((line) => line.startsWith('job_'))).toEqual([
      'job_oldest_due_seconds{job="make-export"} 120',
    ]);
  });

  it('count the registrations of the last 24 hours by state', async () => {
    const insert = `insert into registration_workflow
      (workflow_id, account_id, kind, state, correlation_hash, email, language, operating_system, created_at, expires_at)
      values (gen_random_uuid(), (select min(account_id) from account), $1, 'Completed', sha256(gen_random_uuid()::text::bytea), 'a@b.bg', 'bg', 'other', $2, $2)`;
    await query(insert, ['registration', ago(5)]);
    await query(insert, ['registration', ago(25 * 60)]);
    await query(insert, ['add-service', ago(5)]);
    expect((await figures()).filter((line) => line.startsWith('registration_'))).toEqual([
      'registration_recent_workflows{state="Completed"} 1',
    ]);
    await query('delete from registration_workflow');
  });

  it('give the age, duration and lines of the last import', async () => {
    const insert = 'insert into import_run (started_at, finished_at, result, lines, invalid_lines) values';
    await query(`${insert} ($1, $2, 'complete', 500, 0), ($2, $3, 'partial', 700, 3), ($3, $4, 'failed', 0, 0)`, [
      ago(50),
      ago(40),
      ago(38),
      ago(37),
    ]);
    await query(`${insert} ($1, null, null, 0, 0)`, [ago(1)]);
    expect((await figures()).filter((line) => line.startsWith('import_')).toSorted()).toEqual([
      'import_age_seconds{result="complete"} 2400',
      'import_age_seconds{result="failed"} 2220',
      'import_age_seconds{result="partial"} 2280',
      'import_last_lines{lines="all"} 700',
      'import_last_lines{lines="invalid"} 3',
      'import_last_seconds{result="complete"} 600',
      'import_last_seconds{result="failed"} 60',
      'import_last_seconds{result="partial"} 120',
    ]);
    await query('delete from import_run');
  });

  it('are left out while the database cannot be read', async () => {
    await query('alter table outbox rename to outbox_away');
    expect(await figures()).toEqual([]);
    await query('alter table outbox_away rename to outbox');
  });
});
