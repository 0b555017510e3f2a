// Why a catalogue value is refused. The desk has texts for every reason in both languages.

export const refusalReasons = [
  'missing',
  'not_changeable',
  'not_whole',
  'not_text',
  'not_yes_or_no',
  'not_a_list',
  'not_a_choice',
  'not_a_day',
  'too_small',
  'too_large',
  'too_long',
  'too_many',
  'wrong_shape',
  'not_found',
  'below_regular_price',
  'promo_period_only',
  'package_only',
  'ends_before_start',
  'not_a_picture',
  'taken',
  'in_use',
  'other',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** Some reasons have a limit. */
export type CatalogueRefusal = { field: string; reason: RefusalReason; limit: number | null };
