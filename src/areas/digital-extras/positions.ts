// The positions of a tariff: what stands on each, and which is filled next.

import { selectedExtras, type ListedExtra } from './lists.ts';

export type PlacedExtra = ListedExtra & { slot: number | null };
export type Position<Item> = { number: number; extra: Item | null };

/** Every position in its order; what stands beyond the last one, after a change of tariff, comes after it. */
export function positionsOf<Item extends PlacedExtra>(extras: readonly Item[], freeSlots: number): Position<Item>[] {
  const taken = selectedExtras(extras);
  const last = Math.max(freeSlots, ...taken.map(({ slot }) => slot ?? 0));
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((number) => {
    const extra = taken.find(({ slot }) => slot === number) ?? null;
    return extra || number <= freeSlots ? [{ number, extra }] : [];
  });
}

/** The lowest position nobody stands on, as the server takes it; null when all are taken. */
export function nextPosition(extras: readonly PlacedExtra[], freeSlots: number): number | null {
  return positionsOf(extras, freeSlots).find(({ extra }) => extra === null)?.number ?? null;
}
