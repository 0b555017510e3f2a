// Verifies the audit log of every customer and reports the first break of each hash chain.
//   npm run audit:verify              all customers
//   npm run audit:verify -- 17 42     only these

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { readConfiguration } from '../configuration.ts';
import { openDatabase } from '../database/database.ts';
import { BadConfiguration } from '../environment.ts';
import { withEmbeddedDatabase } from '../postgres/with-embedded-database.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

const root = join(import.meta.dirname, '../../../..');
const say = (line: string) => void process.stderr.write(`${line}\n`);

async function run(given: string[]): Promise<void> {
  const { databaseUrl, dataDir } = readConfiguration(process.env, root);
  const customers = given.map(Number);
  if (!customers.every(Number.isSafeInteger)) throw new BadConfiguration('Customer ids must be numbers.');
  if (databaseUrl) return verify({ connectionString: databaseUrl }, customers);
  if (!existsSync(join(dataDir, 'pg'))) throw new BadConfiguration(`There is no database in ${dataDir}.`);
  await withEmbeddedDatabase({ root, dataDir, log: say }, (connection) => verify(connection, customers));
}

async function verify(connection: ClientConfig, customers: readonly number[]): Promise<void> {
  const { db, close } = openDatabase({ ...connection, max: 1 }, (error) => say(error.message));
  try {
    const { chains, rows, broken } = await verifyAuditLog(db, customers);
    for (const { customerId, brokenAt } of broken)
      say(`customer ${customerId}: the chain is broken at row ${brokenAt}`);
    say(`${rows} rows of ${chains} customers read, ${broken.length} chains broken.`);
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
