// Pending router changes contain encrypted wifi passwords.

import { sql } from 'kysely';
import type { KeyDependency } from '#platform/server/key-rotation/key-dependency.ts';
import { sealedColumn } from '#platform/server/key-rotation/sealed-column.ts';
import type { RouterChange } from './router-management/router-management.ts';
import { resealedChange } from './sealed-change.ts';

export const homeNetworkKeyDependencies: readonly KeyDependency[] = [
  sealedColumn({
    name: 'pending router changes',
    table: 'router_request',
    id: ['customer_id', 'service_id', 'request_id'],
    column: 'change',
    only: sql`finished_at is null`,
    reseal(key, stored) {
      const change = resealedChange(key, JSON.parse(stored) as RouterChange);
      return change && JSON.stringify(change);
    },
  }),
];
