// The refunds of withdrawals that the operator has to settle: one line of JSON each, as the import of `refund-results`
// names them.

import { findOpenRefunds } from '#areas/contracts/server/open-refund-store.ts';
import type { Platform } from '#platform/server/platform.ts';

export async function listRefunds({ db }: Platform): Promise<string> {
  return (await findOpenRefunds(db)).map((refund) => JSON.stringify(refund)).join('\n');
}
