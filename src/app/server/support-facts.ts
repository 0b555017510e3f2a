// What support sees of services, collected from the platform and the enabled areas.

import { readContractFacts, readCreditFacts, type ReadSupportFacts } from '#platform/server/support-facts.ts';
import type { ServerArea } from '#platform/server/server-area.ts';

export function supportFactsOf(enabled: readonly ServerArea[]): ReadSupportFacts[] {
  return [readContractFacts, readCreditFacts, ...enabled.flatMap((area) => area.supportFacts)];
}
