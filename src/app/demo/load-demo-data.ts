// Imports the demo into an empty database, or resets it to its first day.

import { sql } from 'kysely';
import { operatorFolder } from '#database/demo/operator-folder.ts';
import { demoCustomers, demoPassword } from '#database/demo/people.ts';
import type { HashKeys } from '#platform/server/security-code/code-hash.ts';
import type { Database, Tx } from '#platform/server/database/database.ts';
import { claimMode, hasMode, recordMode } from '#platform/server/database/portal-mode.ts';
import { importFolder } from '#platform/server/import/import-folder.ts';
import { daysFrom } from '#platform/server/import/relative-days.ts';
import { createTransactionWriter } from '#platform/server/import/upsert-records.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { importedResources } from '../server/imported-resources.ts';
import { loadBalances } from './balances.ts';
import { loadUndecidedPayment } from './bill-payments.ts';
import { loadCampaigns } from './campaigns.ts';
import { loadEmbeddedRouters } from './home-network.ts';
import { loadAccounts, type Secrets } from './load-accounts.ts';
import { findOwners } from './owners.ts';
import { loadQuestions } from './questions.ts';
import { loadPartnerSide } from './partner-side.ts';
import { loadProtection } from './protection.ts';
import { loadPendingWork } from './pending-work.ts';

/** Tables without customer data stay when the demo is reset. */
const kept = [
  'migration',
  'settlement',
  'quarter',
  'street',
  'generated_secret',
  'demo_clock',
  'catalogue_version',
  'readiness',
  'portal_mode',
  'country',
];

export async function loadDemoOnce(db: Database, now: Date, hashKeys: HashKeys): Promise<boolean> {
  if (await hasMode(db, 'demo')) return false;
  await claimMode(db, 'demo');
  const secrets = { passwordHash: await hashPassword(demoPassword), hashKeys };
  await db.transaction().execute(async (tx) => {
    await recordMode(tx, 'demo');
    await loadPeople(tx, now, secrets);
  });
  return true;
}

/** Customers other than the demo and generated subscribers. */
async function hasOthers(db: Database): Promise<boolean> {
  const pids = demoCustomers().map(({ pid }) => pid);
  const { rows } = await sql<{ some: boolean }>`
    select exists (
      select from customer where pid <> all (${pids}) and not exists (
        select from account_pid join account using (account_id)
        where account_pid.customer_id = customer.customer_id and username like '%@load.abonat.example')) as some`.execute(
    db,
  );
  return rows[0]?.some ?? true;
}

/** False, without any change, if the database has customers outside the demo. */
export async function resetDemoData(db: Database, now: Date, hashKeys: HashKeys): Promise<boolean> {
  if (await hasOthers(db)) return false;
  const secrets = { passwordHash: await hashPassword(demoPassword), hashKeys };
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select format('%I', tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> all (${kept})`.execute(tx);
    await sql`truncate ${sql.raw(rows.map((row) => row.name).join(', '))} restart identity cascade`.execute(tx);
    await loadPeople(tx, now, secrets);
  });
  return true;
}

async function loadPeople(tx: Tx, now: Date, secrets: Secrets): Promise<void> {
  await importFolder(
    {
      folder: operatorFolder,
      kinds: importedResources,
      rewrite: daysFrom(now),
      onProblem({ file, line, field, message }) {
        throw new Error(`${file}:${line}: ${field} ${message}`);
      },
    },
    createTransactionWriter(tx, now),
  );
  const owners = await findOwners(tx);
  await loadPendingWork(tx, owners, now);
  await loadPartnerSide(tx, now);
  await loadCampaigns(tx, owners, now);
  await loadEmbeddedRouters(tx, now);
  await loadProtection(tx, owners, now);
  await loadAccounts(tx, { owners, secrets, now });
  await loadUndecidedPayment(tx, now);
  await loadQuestions(tx, now);
  await loadBalances(tx);
}
