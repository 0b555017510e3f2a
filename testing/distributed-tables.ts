// Where each table is when an operator distributes the schema over several servers (docs/sharding.md). Tables of customers
// and accounts are recognised by the first column of their primary key; all others are listed.

import type pg from 'pg';

export type OwnedTable = { table: string; key: 'customer_id' | 'account_id' };

export async function readOwnedTables(client: pg.ClientBase | pg.Pool): Promise<OwnedTable[]> {
  const { rows } = await client.query<OwnedTable>(
    `select relname as table, attname as key from pg_index
     join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
     join pg_attribute on attrelid = indrelid and attnum = indkey[0]
     where indisprimary and attname in ('customer_id', 'account_id') order by 1`,
  );
  return rows;
}

/** They map a number, a name or a browser to a customer or an account, and keep it unique over all of them. */
export const lookupTables: readonly string[] = [
  'account_username',
  'card_change_nonce',
  'card_payment_nonce',
  'customer_pid',
  'identity_link',
  'number_proof',
  'passkey_credential',
  'policy_number',
  'service_number',
  'vouched_customer',
  'voucher_number',
];

/** Few rows, equal for all customers, changed by the operator. */
export const sharedTables: readonly string[] = [
  'bonus_campaign',
  'brand_configuration',
  'catalogue_change',
  'catalogue_version',
  'change_proposal',
  'country',
  'credit_limit_choice',
  'demo_clock',
  'donation_campaign',
  'donation_cause',
  'donation_tally',
  'drt_limit',
  'embedded_protection_site',
  'extra',
  'fair_use_tariff',
  'generated_secret',
  'import_run',
  'migration',
  'music_offer',
  'operator',
  'operator_identity_attempt',
  'operator_listener',
  'operator_session',
  'partner_fault',
  'portal_mode',
  'quarter',
  'readiness',
  'retired_code_key',
  'roaming_country',
  'roaming_package_zone',
  'roaming_plan',
  'roaming_rate',
  'roaming_wholesale_cap',
  'roaming_zone',
  'secret_key_use',
  'settlement',
  'street',
  'tariff',
  'tariff_extra',
  'translation',
  'translation_change',
  'usage_package',
];

/** Queues, counters, codes, flows without a customer yet, and embedded systems: rows that live minutes, or have another key. */
export const localTables: readonly string[] = [
  'code_failure',
  'code_recipient',
  'code_request',
  'code_send',
  'code_use',
  'embedded_balance',
  'embedded_balance_movement',
  'embedded_payment',
  'embedded_router',
  'embedded_voucher',
  'idempotency',
  'identity_attempt',
  'logout_token',
  'number_claim',
  'operator_change',
  'operator_event',
  'operator_resource',
  'outbox',
  'partner_arrival',
  'partner_nonce',
  'partner_visit',
  'provisioning_order',
  'rate_limit',
  'recognised_line',
  'recognised_number',
  'registration_workflow',
  'scheduled_job',
  'sealed_file',
  'sign_in_attempt',
  'sign_in_failure',
  'single_use_link',
  'sms_part',
  'used_captcha',
];
