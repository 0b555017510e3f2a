// The answer to an operator who erases a customer.

import type { ErasureReport } from '#areas/profile/erasure/server/erase-customer.ts';
import { keptTables } from '#areas/profile/erasure/server/evidence-tables.ts';

/** `pid` is not repeated: the answer may be stored in a ticket. */
export function describeErasure(report: ErasureReport, isPreview: boolean): string {
  if (report.outcome === 'unknown') return 'No customer has this pid.';
  if (report.outcome === 'already erased') {
    return `This customer is already erased; the evidence stays until ${day(report.evidenceUntil)}.`;
  }
  if (report.outcome === 'pending orders') {
    return [
      'Nothing was erased: orders of the customer are pending. Try again after they have ended.',
      ...report.orders.map(({ name, reference }) => `  ${name}: ${reference}`),
    ].join('\n');
  }
  return [
    isPreview
      ? `Preview, nothing was erased. With --confirm, customer ${report.customerId} is erased:`
      : `Customer ${report.customerId} is erased.`,
    `  accounts erased: ${report.erasedAccounts}`,
    `  accounts that keep another customer: ${report.unlinkedAccounts}`,
    '',
    'Deleted rows:',
    ...inOrder(report.deleted).map(([table, rows]) => `  ${table}: ${rows}`),
    '',
    `Kept until ${day(report.evidenceUntil)} (EVIDENCE_YEARS), then deleted:`,
    ...inOrder(report.kept).map(([table, rows]) => `  ${table}: ${rows} (${keptTables[table]!.reason})`),
    '',
    `export-customer exports the evidence under the pid erased-${report.customerId}.`,
    'Remove the customer from your import files and systems too: the next import would create it again.',
    'Backups contain the customer until they are deleted.',
  ].join('\n');
}

const inOrder = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([one], [other]) => one.localeCompare(other));
const day = (time: Date) => time.toISOString().slice(0, 10);
