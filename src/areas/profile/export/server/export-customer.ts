// Everything the portal stores about one customer, for a regulator or for a request in writing: one JSON file per table, the
// files of the documents, and a list of both.

import { strToU8, zipSync, type Zippable } from 'fflate';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ExportedTable } from '#platform/server/exported-table.ts';
import type { Platform } from '#platform/server/platform.ts';
import { filesOfDocuments, findCustomerWithAccounts, messagesOfCustomer, rowsOfCustomer } from './customer-store.ts';
import type { PersonalData } from './gather-data.ts';

/** The audit log of a customer is exported with its hashes, so that a reader can verify it. */
const withHashes = new Set(['audit']);

/** The ZIP; null if the pid is unknown. */
export async function exportCustomer(
  { db, clock }: Platform,
  pid: string,
  tables: readonly ExportedTable[],
): Promise<Uint8Array | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const customer = await findCustomerWithAccounts(tx, pid);
      if (!customer) return null;
      const now = clock.now();
      const file = await zipOf(tx, customer, tables, now);
      await recordAudit(tx, {
        customerId: customer.customerId,
        accountId: null,
        action: 'customer.export',
        subject: String(customer.customerId),
        facts: { by: 'the command' },
        happenedAt: now,
      });
      return file;
    });
}

type Customer = NonNullable<Awaited<ReturnType<typeof findCustomerWithAccounts>>>;

async function zipOf(
  db: Queryable,
  customer: Customer,
  tables: readonly ExportedTable[],
  now: Date,
): Promise<Uint8Array> {
  const data: Record<string, PersonalData[string]> = {};
  for (const { table, by, without = [] } of tables) {
    data[table] = await rowsOfCustomer(db, { table, by, without: withHashes.has(table) ? [] : without }, customer);
  }
  data['message'] = await messagesOfCustomer(db, customer);
  const files: Zippable = {};
  for (const [table, rows] of Object.entries(data)) files[`${table}.json`] = jsonFile(rows);
  for (const { document_id, form, bytes } of await filesOfDocuments(db, customer.customerId)) {
    files[`documents/${fileName(document_id)}-${form}.pdf`] = bytes;
  }
  const rowCounts = Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]));
  const documents = Object.keys(files).filter((name) => name.startsWith('documents/'));
  files['contents.json'] = jsonFile({
    exported_at: now,
    customer_id: customer.customerId,
    tables: rowCounts,
    documents,
  });
  return zipSync(files);
}

const jsonFile = (value: unknown) => strToU8(JSON.stringify(value, null, 2));

/** The operator chooses the ids of documents; they must not become paths. */
const fileName = (documentId: string) => documentId.replaceAll(/[^\w.-]/g, '_');
