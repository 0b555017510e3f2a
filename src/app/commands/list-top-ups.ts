// The paid top-ups that the operator has to credit, for operators without a balance source: one line of JSON each, as
// the import of `top-up-results` names them.

import { findUncredited } from '#areas/balance/server/top-up-store.ts';
import type { Platform } from '#platform/server/platform.ts';

export async function listTopUps({ db }: Platform): Promise<string> {
  return (await findUncredited(db)).map((topUp) => JSON.stringify(topUp)).join('\n');
}
