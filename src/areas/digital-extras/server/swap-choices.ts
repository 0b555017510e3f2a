// What an extra on a position can be swapped for, and when.

import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { nextSwapDay, nextSwapOf } from '../rules.ts';
import { extraOf } from './change.ts';
import type { NumberRow } from './extras-store.ts';
import { presentExtra } from './present.ts';
import { refusalOfPackage } from './required-package.ts';
import { maySubstitute } from './swap-extra.ts';

export function swapChoices(number: NumberRow, code: string, language: Language, today: string) {
  const current = extraOf({ number }, code);
  if (!current) return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  if (current.status === 'Inactive') return refuse('EC_Already_Inactive');
  const nextSwap = nextSwapOf(current, nextSwapDay(number.last_swap_on, today), today);
  const choices = number.extras.filter(
    (each) => each.status === 'Inactive' && maySubstitute(current, each) && !refusalOfPackage(each, number),
  );
  return {
    is_eligible: current.status === 'Active' && nextSwap === null && current.slot !== null && choices.length > 0,
    next_swap_date: nextSwap,
    verification_type: number.verification_type,
    eligible_extras: current.slot === null ? [] : choices.map((each) => presentExtra(each, number, language, today)),
  };
}
