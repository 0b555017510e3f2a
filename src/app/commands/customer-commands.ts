// The commands for requests about one customer: erase, and export everything.

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { eraseCustomer } from '#areas/profile/erasure/server/erase-customer.ts';
import { exportCustomer } from '#areas/profile/export/server/export-customer.ts';
import { BadConfiguration } from '#platform/server/environment.ts';
import type { Platform } from '#platform/server/platform.ts';
import { exportedTables } from '../server/exported-tables.ts';
import { pendingOrders } from '../server/pending-orders.ts';
import { describeErasure } from './describe-erasure.ts';

export const customerUsage = 'erase PID [--confirm] | export-customer PID FILE';

type Command = (platform: Platform) => Promise<string>;

/** Null for other commands. */
export function customerCommandIn([verb, pid, ...rest]: string[]): Command | null {
  if (verb !== 'erase' && verb !== 'export-customer') return null;
  const [option] = rest;
  if (!pid || rest.length > 1) throw new BadConfiguration(`Usage: npm run operator -- ${customerUsage}`);
  if (verb === 'erase') {
    if (option !== undefined && option !== '--confirm') throw new BadConfiguration(`Unknown option: ${option}`);
    return (platform) => erase(platform, pid, option === undefined);
  }
  if (!option) throw new BadConfiguration(`Usage: npm run operator -- ${customerUsage}`);
  // npm changes to the folder of the portal.
  return (platform) => exportTo(platform, pid, resolve(process.env['INIT_CWD'] ?? '.', option));
}

async function erase(platform: Platform, pid: string, isPreview: boolean): Promise<string> {
  const report = await eraseCustomer(platform, { pid, isPreview, pendingOrders });
  const description = describeErasure(report, isPreview);
  if (report.outcome !== 'erased') throw new BadConfiguration(description);
  return description;
}

async function exportTo(platform: Platform, pid: string, file: string): Promise<string> {
  const zip = await exportCustomer(platform, pid, exportedTables);
  if (!zip) throw new BadConfiguration('No customer has this pid.');
  // Only the current user may read it, and no earlier export is overwritten.
  await writeFile(file, zip, { mode: 0o600, flag: 'wx' });
  return `${file} contains everything that the portal stores about the customer. Delete it after you have handed it over.`;
}
