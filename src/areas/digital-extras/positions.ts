// The positions of a tariff: the extra on each, and which is filled next.

import { selectedExtras, type ListedExtra } from './lists.ts';

export type PlacedExtra = ListedExtra & { slot: number | null };
export type Position<Item> = { number: number; extra: Item | null };

/** All positions in order; extras beyond the last one, after a tariff change, come last. */
export function positionsOf<Item extends PlacedExtra>(extras: readonly Item[], freeSlots: number): Position<Item>[] {
  const taken = selectedExtras(extras);
  const last = Math.max(freeSlots, ...taken.map(({ slot }) => slot ?? 0));
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((number) => {
    const extra = taken.find(({ slot }) => slot === number) ?? null;
    return extra || number <= freeSlots ? [{ number, extra }] : [];
  });
}

/** The lowest free position, which the server takes too; null if all are taken. */
export function nextPosition(extras: readonly PlacedExtra[], freeSlots: number): number | null {
  return positionsOf(extras, freeSlots).find(({ extra }) => extra === null)?.number ?? null;
}
