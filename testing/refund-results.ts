// The operator reports a settled refund by a file.

import { contractsImports } from '#areas/contracts/server/import.ts';
import { upsertRecords } from '#platform/server/import/upsert-records.ts';
import type { TestPortal } from './portal.ts';

export async function reportRefund(portal: TestPortal, pid: string, withdrawal_id: string): Promise<void> {
  const { db, clock } = portal.platform;
  const record = { pid, withdrawal_id, settled_at: clock.now().toISOString() };
  const results = contractsImports.find(({ name }) => name === 'refund-results')!;
  await db.transaction().execute((tx) => upsertRecords(tx, results, [record], clock.now()));
  await portal.runDueJobs();
}
