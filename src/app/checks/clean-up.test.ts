import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { deleteExpired } from '#platform/server/jobs/clean-up.ts';
import { retentionRules } from '../server/background.ts';

const now = new Date('2026-03-02T10:00:00Z');

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase();
  // Rows of any age, without their customers.
  await database.pool.query('alter table number_proof drop constraint number_proof_customer_id_service_id_fkey');
  await database.pool.query('alter table support_note drop constraint support_note_customer_id_fkey');
  await database.pool.query('alter table vouched_customer drop constraint vouched_customer_customer_id_fkey');
  await database.pool.query('alter table card_change drop constraint card_change_account_id_fkey');
  await database.pool.query('alter table email_change drop constraint email_change_account_id_fkey');
  await database.pool.query('alter table step_up_recovery drop constraint step_up_recovery_account_id_fkey');
  await database.pool.query('alter table step_up_recovery drop constraint step_up_recovery_account_id_session_id_fkey');
  await database.pool.query('alter table data_export drop constraint data_export_account_id_fkey');
  await database.pool.query('alter table sign_in_event drop constraint sign_in_event_account_id_fkey');
  await database.pool.query('alter table signing_request drop constraint signing_request_account_id_fkey');
  await database.pool.query('alter table signing_request drop constraint signing_request_customer_id_document_id_fkey');
  await database.pool.query('alter table router_request drop constraint router_request_customer_id_service_id_fkey');
  await database.pool.query(
    'alter table protection_order drop constraint protection_order_customer_id_service_id_fkey',
  );
  await database.pool.query('alter table help_question drop constraint help_question_account_id_fkey');
  await database.pool.query('alter table help_file drop constraint help_file_account_id_fkey');
  await database.pool.query('alter table purchase drop constraint purchase_customer_id_fkey');
  await database.pool.query('alter table refund_result drop constraint refund_result_customer_id_fkey');
  await database.pool.query('alter table voucher_attempt drop constraint voucher_attempt_account_id_fkey');
  for (const table of [
    'usage_allowance',
    'usage_day',
    'usage_notice',
    'attention',
    'balance_movement',
    'balance_purchase',
    'top_up_result',
  ]) {
    await database.pool.query(`alter table ${table} drop constraint ${table}_customer_id_service_id_fkey`);
  }
});
afterAll(() => database.remove());

function ago(hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}

/** One row of each table with retention, of a given age. */
const insert: Record<string, (at: Date, id: number) => [string, unknown[]]> = {
  sign_in_attempt: (at, id) => [`insert into sign_in_attempt values ($1, '/', '\\x00', $2)`, [String(id), at]],
  identity_attempt: (at, id) => [`insert into identity_attempt values ($1, '', '', $2)`, [Buffer.from([id]), at]],
  operator_identity_attempt: (at, id) => [
    `insert into operator_identity_attempt values ($1, '', '', $2)`,
    [Buffer.from([id]), at],
  ],
  vouched_customer: (at, id) => [
    `insert into vouched_customer values ($1, '', 1, '', '', '', $2)`,
    [Buffer.from([id]), at],
  ],
  attention: (at, id) => [
    `insert into attention (customer_id, service_id, kind, subject, properties, created_at)
       values (1, '', 'top-up-failed', $1, '{}', $2)`,
    [String(id), at],
  ],
  balance_movement: (at, id) => [
    `insert into balance_movement values (1, '', $1, 'usage', '', '', 0, $2)`,
    [String(id), at],
  ],
  balance_purchase: (at, id) => [
    `insert into balance_purchase values (1, '', $1, 'extra', '', '', 1, 'taken', $2)`,
    [String(id), at],
  ],
  top_up_result: (at, id) => [`insert into top_up_result values (1, '', $1, 'credited', $2)`, [String(id), at]],
  refund_result: (at, id) => [`insert into refund_result values (1, $1, $2, $2)`, [String(id), at]],
  voucher_attempt: (at, id) => ['insert into voucher_attempt values ($1, 0, $2)', [id, at]],
  logout_token: (at, id) => ['insert into logout_token values ($1, $2, $3)', ['issuer', String(id), at]],
  refresh_token: (at, id) => [
    `with person as (insert into account (username, email, first_name, last_name, password_hash, created_at)
       values ($1, '', '', '', '', $2) returning account_id),
     seen as (insert into session select account_id, $1, '', '', now(), now() from person returning account_id)
     insert into refresh_token select account_id, '', $1, $2, $2 from seen`,
    [`token ${id}`, at],
  ],
  session: (at, id) => [
    `with person as (insert into account (username, email, first_name, last_name, password_hash, created_at)
       values ($1, '', '', '', '', $2) returning account_id)
     insert into session select account_id, $1, '', '', $2, $2 from person`,
    [`session ${id}`, at],
  ],
  single_use_link: (at, id) => [`insert into single_use_link values ('p', 's', $1, $2, $2)`, [Buffer.from([id]), at]],
  sign_in_failure: (at, id) => ['insert into sign_in_failure values ($1, 1, $2)', [String(id), at]],
  idempotency: (at, id) => [`insert into idempotency values ('1', $1, '\\x00', 204, null, $2)`, [String(id), at]],
  used_captcha: (at, id) => ['insert into used_captcha values ($1, $2)', [Buffer.from([id]), at]],
  code_send: (at, id) => [`insert into code_send values ('r', 'p', $1, 1, $2)`, [String(id), at]],
  code_recipient: (at, id) => [`insert into code_recipient values ($1, '{}', '{}', $2)`, [String(id), at]],
  code_request: (at, id) => [
    `insert into code_request values ($1, 'p', 'r', '', gen_random_uuid(), '{}', '{}', $2, 0)`,
    [String(id), at],
  ],
  code_use: (at) => ['insert into code_use values (gen_random_uuid(), $1)', [at]],
  code_failure: (at, id) => ['insert into code_failure values ($1, 0, null, $2)', [String(id), at]],
  recognised_line: (at, id) => [`insert into recognised_line values ($1, '1', $2)`, [Buffer.from([id]), at]],
  number_claim: (at, id) => [`insert into number_claim values ($1, 's', '1', $2)`, [Buffer.from([id]), at]],
  number_proof: (at, id) => [`insert into number_proof values ($1, 's', 1, '1', 'code', $2)`, [Buffer.from([id]), at]],
  partner_nonce: (at, id) => [`insert into partner_nonce values ($1, '\\x00', $2)`, [Buffer.from([id]), at]],
  partner_visit: (at, id) => [`insert into partner_visit values ($1, 's', $2)`, [Buffer.from([id]), at]],
  partner_arrival: (at, id) => ['insert into partner_arrival values ($1, $2)', [Buffer.from([id]), at]],
  router_request: (at) => [
    `insert into router_request (customer_id, service_id, request_id, account_id, change, state, requested_at, finished_at)
       values (1, '1', gen_random_uuid(), 1, '{}', 'applied', $1, $1)`,
    [at],
  ],
  card_change: (at) => [
    `insert into card_change (account_id, change_id, state, order_number, nonce, amount_cents, language, created_at)
       values (1, gen_random_uuid(), 'saved', '000001', 'N', 100, 'bg', $1)`,
    [at],
  ],
  card_change_nonce: (at, id) => [
    'insert into card_change_nonce values ($1, 1, gen_random_uuid(), $2)',
    [String(id), at],
  ],
  embedded_payment: (at, id) => [
    `insert into embedded_payment (transaction_id, amount, currency, return_url, language, state, created_at)
       values ($1, '1.00', 'EUR', '/', 'bg', 'open', $2)`,
    [String(id), at],
  ],
  data_export: (at, id) => ['insert into data_export values ($1, $2)', [id, at]],
  step_up_recovery: (at, id) => [`insert into step_up_recovery values ($1, '', $2, $2, $2)`, [id, at]],
  sign_in_event: (at) => [
    `insert into sign_in_event (account_id, happened_at, kind, user_agent) values (1, $1, 'SignedIn', '')`,
    [at],
  ],
  signing_request: (at, id) => [`insert into signing_request values (1, 1, $1, '359888100101', $2)`, [String(id), at]],
  email_change: (at, id) => [`insert into email_change values ($1, 'a@b.bg', $2, $2)`, [id, at]],
  protection_order: (at, id) => [
    `insert into protection_order values (1, '1', $1, gen_random_uuid(), $2)`,
    [Buffer.from([id]), at],
  ],
  usage_allowance: (at, id) => [
    `insert into usage_allowance (customer_id, service_id, allowance_id, kind, zone, source, name_bg, name_en, used_amount,
       period_from, period_to, measured_at) values (1, '1', $1, 'data', 'bg', 'plan', '', '', 0, now(), now(), $2)`,
    [String(id), at],
  ],
  usage_day: (at, id) => [
    `insert into usage_day (customer_id, service_id, day, kind, zone, amount, measured_at)
     values (1, $1, now(), 'data', 'bg', 0, $2)`,
    [String(id), at],
  ],
  usage_notice: (at, id) => [`insert into usage_notice values (1, '1', 'x', now(), $1, $2)`, [id, at]],
  help_question: (at) => [
    `insert into help_question (account_id, question_id, subject_kind, subject_id, title_bg, title_en, facts, state,
       asked_at, changed_at) values (1, gen_random_uuid(), 'general', '', 'x', 'x', '[]', 'open', $1, $1)`,
    [at],
  ],
  help_file: (at) => [
    `insert into help_file (account_id, file_id, name, type, size, content, created_at)
     values (1, gen_random_uuid(), 'x', 'image/png', 1, '\\x00', $1)`,
    [at],
  ],
  purchase: (at, id) => [
    `insert into purchase (customer_id, purchase_id, kind, subject, name_bg, name_en, price_per, paid_from, concluded_at)
     values (1, $1, 'extra', '', '', '', 'month', 'bill', $2)`,
    [String(id), at],
  ],
  rate_limit: (at, id) => [`insert into rate_limit values ('n', $1, $2, 1)`, [String(id), at]],
  sms_part: (at, id) => [`insert into sms_part values ($1, null, null, 'delivered', null, $2, $2)`, [String(id), at]],
  outbox: (at) => [`insert into outbox (channel, recipient, created_at) values ('sms', '1', $1)`, [at]],
  operator_session: (at, id) => [
    `with person as (insert into operator (name, roles, created_at) values ($1, '{editor}', $3) returning operator_id)
     insert into operator_session select gen_random_uuid(), operator_id, $2, '', $3, $3 from person`,
    [`session ${id}`, Buffer.from([id]), at],
  ],
  translation_change: (at, id) => [
    `with person as (insert into operator (name, roles, created_at) values ($1, '{editor}', $2) returning operator_id)
     insert into translation_change (application, feature, language, key, operator_id, changed_at, begins_on, applied_at)
     select 'a', 'f', 'bg', 'k', operator_id, $2, $2, $2 from person`,
    [`text ${id}`, at],
  ],
  change_proposal: (at, id) => [
    `with person as (insert into operator (name, roles, created_at) values ($1, '{editor}', $2) returning operator_id)
     insert into change_proposal (kind, subject, request, operator_id, created_at, expires_at)
     select 'text', '', '{}', operator_id, $2, $2 from person`,
    [`proposal ${id}`, at],
  ],
  support_note: (at, id) => [
    `with person as (insert into operator (name, roles, created_at) values ($1, '{support}', $2) returning operator_id)
     insert into support_note (customer_id, operator_id, text, created_at) select 1, operator_id, '', $2 from person`,
    [`note ${id}`, at],
  ],
  catalogue_change: (at, id) => [
    `with person as (insert into operator (name, roles, created_at) values ($1, '{editor}', $2) returning operator_id)
     insert into catalogue_change (kind, item, changes, begins_on, operator_id, created_at, applied_at)
     select 'extras', '{1}', '{}', $2, operator_id, $2, $2 from person`,
    [`price ${id}`, at],
  ],
  import_run: (at) => ['insert into import_run (started_at) values ($1)', [at]],
  operator_change: (at) => [
    `insert into operator_change (client, resource, resource_id, outcome, trace_id, content, happened_at)
       values ('oss', 'individual', '1', 'new', '', '{}', $1)`,
    [at],
  ],
  operator_event: (at) => [
    `with listener as (
      insert into operator_listener (listener_id, client, api, callback, event_types, created_at)
      values (gen_random_uuid(), 'oss', 'party', 'https://oss.example/', '{}', $1) returning listener_id)
    insert into operator_event (listener_id, resource, resource_id, event_type, happened_at)
    select listener_id, 'individual', '1', 'IndividualCreateEvent', $1 from listener`,
    [at],
  ],
  provisioning_order: (at) => [`insert into provisioning_order values (gen_random_uuid(), '1', '{}', $1)`, [at]],
  registration_workflow: (at) => [
    `insert into registration_workflow (workflow_id, correlation_hash, kind, state, email, language, operating_system,
       created_at, expires_at)
     select id, uuid_send(id), 'registration', 'PidAndEik', '', 'bg', '', $1, $1 from gen_random_uuid() id`,
    [at],
  ],
};

const kept: [table: string, hours: number][] = [
  ['sign_in_attempt', 1],
  ['step_up_recovery', 1],
  ['registration_workflow', 24],
  ['session', 90 * 24],
  ['operator_session', 30 * 24],
  ['change_proposal', 3 * 365 * 24],
  ['support_note', 3 * 365 * 24],
  ['translation_change', 3 * 365 * 24],
  ['catalogue_change', 3 * 365 * 24],
  ['import_run', 90 * 24],
  ['operator_change', 365 * 24],
  ['identity_attempt', 1],
  ['logout_token', 1],
  ['vouched_customer', 1],
  ['operator_identity_attempt', 1],
  ['refresh_token', 24],
  ['single_use_link', 24],
  ['sign_in_failure', 7 * 24],
  ['idempotency', 24],
  ['protection_order', 24],
  ['used_captcha', 1],
  ['code_send', 24],
  ['code_request', 24],
  ['code_use', 48],
  ['code_recipient', 2 * 24],
  ['code_failure', 24],
  ['rate_limit', 24],
  ['outbox', 30 * 24],
  ['sms_part', 30 * 24],
  ['provisioning_order', 30 * 24],
  ['operator_event', 7 * 24],
  ['recognised_line', 24],
  ['number_claim', 24],
  ['number_proof', 24],
  ['partner_nonce', 24],
  ['partner_visit', 24],
  ['partner_arrival', 24],
  ['router_request', 30 * 24],
  ['card_change', 90 * 24],
  ['card_change_nonce', 90 * 24],
  ['embedded_payment', 30 * 24],
  ['data_export', 2 * 24],
  ['sign_in_event', 90 * 24],
  ['usage_allowance', 120 * 24],
  ['usage_day', 120 * 24],
  ['usage_notice', 120 * 24],
  ['help_question', 3 * 365 * 24],
  ['help_file', 24],
  ['purchase', 5 * 365 * 24],
  ['attention', 14 * 24],
  ['balance_movement', 400 * 24],
  ['balance_purchase', 400 * 24],
  ['top_up_result', 400 * 24],
  ['refund_result', 400 * 24],
  ['voucher_attempt', 48],
  ['email_change', 7 * 24],
  ['signing_request', 7 * 24],
];

it('forgets what the platform and every area name, and each is proved here', () => {
  const tables = new Set(retentionRules.map(({ table }) => table));
  expect([...tables].toSorted()).toEqual(kept.map(([table]) => table).toSorted());
});

it.each(kept)('deletes rows of %s after %i hours and no sooner', async (table, hours) => {
  const row = insert[table]!;
  await database.pool.query(...row(ago(hours + 0.01), 1));
  await database.pool.query(...row(ago(hours - 0.01), 2));
  await deleteExpired(database.db, now, retentionRules);
  const { rows } = await database.pool.query(`select count(*) from ${table}`);
  expect(rows).toEqual([{ count: 1 }]);
});

it('an order to the network remains while a job waits for its answer', async () => {
  const { rows: orders } = await database.pool.query<{ request_id: string }>(
    `insert into provisioning_order values (gen_random_uuid(), 'waited', '{}', $1), (gen_random_uuid(), 'settled', '{}', $1)
      returning request_id`,
    [ago(10_000)],
  );
  await database.pool.query(
    `insert into scheduled_job (job_id, name, payload, run_at) values (gen_random_uuid(), 'finish-provisioning', $1, now() + interval '1 day')`,
    [{ requestId: orders[0]!.request_id }],
  );
  await deleteExpired(database.db, now, retentionRules);
  const { rows } = await database.pool.query(
    `select service_id from provisioning_order where service_id in ('waited', 'settled')`,
  );
  expect(rows).toEqual([{ service_id: 'waited' }]);
});

it('never deletes active counters of wrong codes: waiting must not reset them', async () => {
  await database.pool.query(`insert into code_failure values ('number:1', 1, null, $1)`, [ago(10_000)]);
  await deleteExpired(database.db, now, retentionRules);
  const { rows } = await database.pool.query(`select failures from code_failure where guarded = 'number:1'`);
  expect(rows).toEqual([{ failures: 1 }]);
});

it('deletes more rows than one batch', async () => {
  await database.pool.query(`insert into rate_limit select 'many', n::text, $1, 1 from generate_series(1, 12000) n`, [
    ago(25),
  ]);
  await deleteExpired(database.db, now, retentionRules);
  const { rows } = await database.pool.query(`select count(*) from rate_limit where name = 'many'`);
  expect(rows).toEqual([{ count: 0 }]);
});

it('keeps a pending catalogue change and a recently failed one', async () => {
  const { pool, db } = database;
  await pool.query('delete from catalogue_change');
  await pool.query(...insert['catalogue_change']!(ago(4 * 365 * 24), 99));
  await pool.query('update catalogue_change set applied_at = null');
  await pool.query(...insert['catalogue_change']!(ago(1), 100));
  await pool.query(`update catalogue_change set problem = '{}' where created_at = $1`, [ago(1)]);
  await deleteExpired(db, now, retentionRules);
  const { rows } = await pool.query('select count(*) from catalogue_change');
  expect(rows).toEqual([{ count: 2 }]);
});
