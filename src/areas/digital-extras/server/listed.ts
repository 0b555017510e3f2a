// An extra in the form that the list and dependency rules use.

import type { ExtraRow } from './catalogue.ts';

export function listed(extra: ExtraRow) {
  return {
    code: extra.code,
    status: extra.status,
    current_period_state: extra.period_state ?? extra.offer_state,
    is_on_slot: extra.slot !== null,
    group_type: extra.group_type,
    parent_extra_group: extra.parent_extra_group,
  };
}
