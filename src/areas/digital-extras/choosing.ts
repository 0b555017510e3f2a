// Which extras can be selected together, and which depend on others.

import { isStreamingPlan } from './streaming/rules.ts';
import { isActive, type ListedExtra } from './lists.ts';
import { singleActivationCodes } from './constants.ts';

export function isChosenAlone(code: string): boolean {
  return singleActivationCodes.has(code);
}

/** An extra that must be alone clears the others, and any other clears it. */
export function withChoice(chosen: readonly string[], code: string): string[] {
  if (chosen.includes(code)) return chosen.filter((each) => each !== code);
  if (isChosenAlone(code)) return [code];
  return [...chosen.filter((each) => !isChosenAlone(each)), code];
}

type ChoosableExtra = { code: string; group_type: string; is_on_slot: boolean };

/** Only one position is filled at a time, and a number has one plan of a family. */
export function takesPlaceOf(extra: ChoosableExtra, other: ChoosableExtra): boolean {
  if (extra.code === other.code) return false;
  if (extra.is_on_slot && other.is_on_slot) return true;
  return isStreamingPlan(extra.code) && isStreamingPlan(other.code) && extra.group_type === other.group_type;
}

type GroupedExtra = ListedExtra & { group_type: string; parent_extra_group: string | null };

/** Extras that require this one and end with it: active ones, and those pending at a partner. */
export function dependantsOf<Item extends GroupedExtra>(extra: Item, extras: readonly Item[]): Item[] {
  return extras.filter(
    ({ code, status, parent_extra_group }) =>
      code !== extra.code &&
      (isActive({ status }) || status === 'PendingActivation') &&
      parent_extra_group === extra.group_type,
  );
}

export function requiredPackages<Item extends GroupedExtra>(extra: Item, extras: readonly Item[]): Item[] {
  return extras.filter((each) => each.status === 'Inactive' && each.group_type === extra.parent_extra_group);
}

/** The required package that is ending, while no other one of its group is active. */
export function endingPackage<Item extends GroupedExtra>(extra: Item, extras: readonly Item[]): Item | null {
  if (packageFault(extra, extras) !== 'ending') return null;
  return extras.find((each) => isEndingPackage(each, extra)) ?? null;
}

export type PackageFault = 'missing' | 'ending';

/** Why the required package does not suffice. An ending package does not, because the extra would outlive it. */
export function packageFault<Item extends GroupedExtra>(extra: Item, extras: readonly Item[]): PackageFault | null {
  if (extra.parent_extra_group === null) return null;
  if (extras.some((each) => each.status === 'Active' && each.group_type === extra.parent_extra_group)) return null;
  return extras.some((each) => isEndingPackage(each, extra)) ? 'ending' : 'missing';
}

function isEndingPackage(each: GroupedExtra, extra: GroupedExtra): boolean {
  return each.status === 'WaitingForDeactivation' && each.group_type === extra.parent_extra_group;
}
