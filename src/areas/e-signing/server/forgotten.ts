// Documents that were to be signed with the code that switches signing on, and were not.

import { day, type Forgotten } from '#platform/server/jobs/clean-up.ts';

export const forgottenByEsigning: readonly Forgotten[] = [
  { table: 'signing_request', age: 'requested_at', after: 7 * day },
];
