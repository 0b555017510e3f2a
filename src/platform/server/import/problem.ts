// Why a line or one of its fields is refused.

/** For callers that do not show the English message. */
export type ProblemCode =
  | 'missing'
  | 'not_changeable'
  | 'not_whole'
  | 'not_text'
  | 'not_yes_or_no'
  | 'not_a_list'
  | 'not_a_choice'
  | 'not_a_day'
  | 'too_small'
  | 'too_large'
  | 'too_long'
  | 'too_many'
  | 'wrong_shape'
  | 'not_found'
  | 'below_regular_price'
  | 'promo_period_only'
  | 'package_only'
  | 'ends_before_start'
  | 'not_a_picture'
  | 'taken'
  | 'in_use';

/** Some codes have a limit. Problems that only an import finds have no code. */
export type Problem = {
  field: string;
  message: string;
  code?: ProblemCode;
  limit?: number;
  /** No line of the file is read. */
  skipsFile?: boolean;
};
