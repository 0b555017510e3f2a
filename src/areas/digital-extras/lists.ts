// Which extras each list of a screen contains.

import type { ExtraStatus, PeriodState } from './constants.ts';

export type ListedExtra = { code: string; status: ExtraStatus; current_period_state: PeriodState; is_on_slot: boolean };

export type Tab = 'add' | 'active';
export const tabs = ['add', 'active'] as const satisfies readonly Tab[];
export const defaultTab: Tab = 'add';

export function isActive({ status }: Pick<ListedExtra, 'status'>): boolean {
  return status === 'Active' || status === 'WaitingForDeactivation';
}

/** Pending activation: shown, but its actions are disabled. */
export function isUnderWay({ status }: Pick<ListedExtra, 'status'>): boolean {
  return status === 'InProgress' || status === 'PendingActivation';
}

export function activeExtras<Item extends ListedExtra>(extras: readonly Item[]): Item[] {
  return extras.filter(isActive);
}

/** Extras that take a position: active or pending ones. */
export function selectedExtras<Item extends ListedExtra>(extras: readonly Item[]): Item[] {
  return extras.filter((extra) => extra.is_on_slot && extra.status !== 'Inactive');
}

/** Extras that can take a position. */
export function freeExtras<Item extends ListedExtra>(extras: readonly Item[]): Item[] {
  return extras.filter((extra) => extra.is_on_slot && extra.status === 'Inactive');
}

export function swappableAddons<Item extends ListedExtra>(extras: readonly Item[]): Item[] {
  return extras.filter((extra) => !extra.is_on_slot && extra.status === 'Inactive');
}

export type IncludedLists<Item> = { freeTariffExtras: Item[]; promoTariffExtras: Item[]; paidTariffExtras: Item[] };

export function includedLists<Item extends ListedExtra>(extras: readonly Item[], tab: Tab): IncludedLists<Item> {
  const shown = extras.filter((extra) => (tab === 'add' ? extra.status === 'Inactive' : extra.status !== 'Inactive'));
  const inState = (state: PeriodState) => shown.filter((extra) => extra.current_period_state === state);
  return { freeTariffExtras: inState('Free'), promoTariffExtras: inState('Promo'), paidTariffExtras: inState('Paid') };
}

export function choicesForFreePosition<Item extends ListedExtra>(extras: readonly Item[]): Item[] {
  return extras.filter((extra) => extra.current_period_state === 'Free' && extra.status === 'Inactive');
}
