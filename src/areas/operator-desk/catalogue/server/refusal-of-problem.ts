// Maps English messages of an import to reasons that the desk translates.

import type { Problem } from '#platform/server/import/imported-resource.ts';
import type { CatalogueRefusal, RefusalReason } from '../refusal.ts';

const reasons: readonly [RegExp, RefusalReason][] = [
  [/^is missing$|fewer than 1 (characters|items)$/, 'missing'],
  [/^is no field/, 'not_changeable'],
  [/^must be integer$/, 'not_whole'],
  [/^must be string$/, 'not_text'],
  [/^must be boolean$/, 'not_yes_or_no'],
  [/^must be array$/, 'not_a_list'],
  [/^must be one of /, 'not_a_choice'],
  [/^must be a day of the calendar$|^must match pattern "\^\[12\]/, 'not_a_day'],
  [/^must be >= (\d+)$/, 'too_small'],
  [/^must be <= (\d+)$/, 'too_large'],
  [/more than (\d+) characters$/, 'too_long'],
  [/more than (\d+) items$/, 'too_many'],
  [/^must match pattern|not valid UTF-8$/, 'wrong_shape'],
  [/^is not among the /, 'not_found'],
  [/^is less than regular_price_cents$/, 'below_regular_price'],
  [/^is given with a Promo period/, 'promo_period_only'],
  [/^is given for a package/, 'package_only'],
  [/^is before starts_on$/, 'ends_before_start'],
  [/^must be an address of this portal or a picture/, 'not_a_picture'],
  [/^is taken by another /, 'taken'],
  [/^is what others stand on$/, 'in_use'],
];

export function refusalOfProblem({ field, message }: Problem): CatalogueRefusal {
  for (const [words, reason] of reasons) {
    const found = words.exec(message);
    if (found) return { field: nameOf(field), reason, limit: found[1]?.match(/^\d+$/) ? Number(found[1]) : null };
  }
  return { field: nameOf(field), reason: 'other', limit: null };
}

/** An item of a list is reported as the list. */
const nameOf = (field: string) => field.split('.')[0] ?? field;
