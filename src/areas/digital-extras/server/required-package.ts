// Refuses an extra whose required package is not active.

import { packageFault } from '../choosing.ts';
import type { ExtraRow } from './catalogue.ts';
import type { NumberRow } from './extras-store.ts';
import { listed } from './listed.ts';

export function refusalOfPackage(extra: ExtraRow, number: NumberRow) {
  const fault = packageFault(listed(extra), number.extras.map(listed));
  if (fault === 'ending') return 'EC_Cancel_Deactivation_Forbidden_For_Child';
  return fault && 'EC_Extra_Not_Supported_In_Tariff_Plan';
}
