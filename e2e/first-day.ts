// Restores the extras, roaming plans and purchases of a number as on the first day, so that a journey does not depend on earlier ones and a retry
// can pass.

import { readFileSync } from 'node:fs';
import pg from 'pg';
import { finishProvisioningJob } from '#areas/digital-extras/server/jobs.ts';
import { withEmbeddedDatabase } from '#platform/server/postgres/with-embedded-database.ts';

/** Everything that changing an extra writes for its number. */
const tables = [
  'service_extra',
  'partner_content',
  'streaming_account',
  'home_assistance_policy',
  'insurance_policy',
  'school_code',
  'extra_swap',
  'processing_request',
  'provisioning_order',
  'service_roaming',
  'service_roaming_package',
  'service_credit',
];

/** Runs before all journeys. */
export async function rememberFirstDay(): Promise<void> {
  await onDatabase(async (client) => {
    await client.query('create schema if not exists first_day');
    for (const table of tables) await client.query(`create table if not exists first_day.${table} as table ${table}`);
  });
}

export async function restoreExtras(...numbers: string[]): Promise<void> {
  await onDatabase(async (client) => {
    while (!(await restore(client, numbers)));
  });
}

/** False for the victim of a deadlock: the portal may be writing rows of the same numbers. */
async function restore(client: pg.Client, numbers: readonly string[]): Promise<boolean> {
  try {
    await client.query('begin');
    // Rows of other tables refer to these; they are back before anybody reads them.
    await client.query('set local session_replication_role = replica');
    for (const table of tables) {
      await client.query(`delete from ${table} where service_id = any($1)`, [numbers]);
      await client.query(`insert into ${table} select * from first_day.${table} where service_id = any($1)`, [numbers]);
    }
    await client.query(
      `delete from scheduled_job where name = $2 and payload->>'serviceId' = any($1)
       and not exists (select from provisioning_order where request_id::text = payload->>'requestId')`,
      [numbers, finishProvisioningJob.name],
    );
    await client.query(
      `delete from withdrawal using purchase where purchase.customer_id = withdrawal.customer_id
         and purchase.purchase_id = withdrawal.purchase_id and purchase.service_id = any($1)`,
      [numbers],
    );
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    if ((error as { code?: string }).code === '40P01') return false;
    throw error;
  }
}

async function onDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const dataDir = readFileSync(`.build/journeys-${process.env['E2E_PORT'] ?? '4310'}.data-dir`, 'utf8');
  await withEmbeddedDatabase({ root: process.cwd(), dataDir, log: () => {} }, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  });
}
