// What the network protection remembers for a while: what the service was told and did not answer to.

import { day, type Forgotten } from '#platform/server/jobs/clean-up.ts';

export const forgottenByNetworkProtection: readonly Forgotten[] = [
  { table: 'protection_order', age: 'requested_at', after: day },
];
