// Every table with personal data, for the data export. A test finds tables that name a person and are missing here.

import type { ExportedTable } from '#platform/server/exported-table.ts';
import { areas } from './areas.ts';

export const exportedTables: readonly ExportedTable[] = [
  { table: 'customer', by: 'customer' },
  { table: 'contract', by: 'customer' },
  { table: 'service', by: 'customer' },
  { table: 'service_credit', by: 'customer' },
  { table: 'document', by: 'customer' },
  { table: 'audit', by: 'customer', without: ['previous_hash', 'hash'] },
  ...areas.flatMap((area) => area.exportedTables),
];
