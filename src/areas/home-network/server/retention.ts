// Data retention of the home network: finished changes of routers.

import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfHomeNetwork: readonly RetentionRule[] = [
  { table: 'router_request', age: 'finished_at', after: 30 * day },
];
