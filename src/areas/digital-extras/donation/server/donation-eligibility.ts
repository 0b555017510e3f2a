// The causes that a number can support, and the one it supports now.

import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { isActive } from '../../lists.ts';
import { findCauses } from './store.ts';
import { freeSlot } from '../../server/change.ts';
import type { NumberRow } from '../../server/extras-store.ts';

export async function donationEligibility(db: Queryable, number: NumberRow, language: Language, useFreeSlot: boolean) {
  const causes = await findCauses(db);
  const hasRoom = !useFreeSlot || freeSlot(number) !== null;
  return causes.flatMap((cause) => {
    const extra = number.extras.find((each) => each.code === cause.extra_code);
    if (!extra || (extra.status === 'Inactive' && !hasRoom)) return [];
    const isChosen = extra.status !== 'Inactive' && extra.donation_cause === cause.group_type;
    return [
      {
        code: cause.code,
        name: inLanguage({ bg: cause.name_bg, en: cause.name_en }, language),
        description: inLanguage({ bg: cause.description_bg, en: cause.description_en }, language),
        group_type: cause.group_type,
        status: isChosen ? extra.status : ('Inactive' as const),
        is_active: isChosen && isActive(extra),
        current_price_currency: priceOf(isChosen ? (extra.price_cents ?? 0) : cause.regular_price_cents),
        regular_price_currency: priceOf(cause.regular_price_cents),
      },
    ];
  });
}
