import { expect, it } from 'vitest';
import { withClient } from '#platform/server/database/with-client.ts';
import { freshDemoDatabase } from '#testing/fresh-database.ts';
import { exportedTables } from './exported-tables.ts';

/** Tables that name a person and are left out, each with the reason. */
const notExported: Readonly<Record<string, string>> = {
  account_username: 'the username again, for looking it up',
  passkey_credential: 'the passkey again, for looking it up',
  customer_pid: 'the pid again, for looking it up',
  service_number: 'the service number again, for looking it up',
  document_file: 'files that are downloaded from the documents themselves',
  policy_number: 'the number of a policy again, for looking it up',
  voucher_number: 'the number of a voucher again, for looking it up',
  refresh_token: 'hashes of keys',
  bill_file: 'files that are downloaded from the bills themselves',
  card_payment_nonce: 'what the payment page answered with, once',
  card_change_nonce: 'what the payment page answered with, once',
  embedded_protection: 'the protection service’s side of the demo',
  embedded_protection_allowance: 'the protection service’s side of the demo',
  embedded_protection_domain: 'the protection service’s side of the demo',
  embedded_protection_event: 'the protection service’s side of the demo',
  embedded_protection_schedule: 'the protection service’s side of the demo',
  registration_workflow: 'a registration that is under way, for a day',
  sign_in_attempt: 'a sign-in that is under way',
  vouched_customer: 'a short registration that is under way',
  audit_head: 'the end of the chain of evidence',
  customer_erasure: 'the proof of an erasure, without personal data',
  data_export: 'the file itself',
  number_proof: 'a number proved without signing in, for an hour',
};

it('the data export contains every table that names a person or a reason exists', async () => {
  const { connection, drop } = await freshDemoDatabase();
  const { rows } = await withClient(connection, (client) =>
    client.query<{ table_name: string }>(
      `select distinct table_name from information_schema.columns
        where table_schema = 'public' and column_name in ('account_id', 'customer_id')`,
    ),
  );
  await drop();
  const named = rows.map(({ table_name }) => table_name).toSorted();
  const known = [...exportedTables.map(({ table }) => table), ...Object.keys(notExported)].toSorted();
  expect(known).toEqual(named);
});
