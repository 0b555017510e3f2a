// The Idempotency-Keys of changes whose outcome stayed unknown: the same change asked for again goes under the same key,
// so that it is found out and not made twice.

/** Longer than this nobody means the same request by the same click. */
const keptForMs = 10 * 60 * 1000;

export type UnsettledKeys = {
  /** The key this change was left under, if it was left unknown a short while ago. */
  find(change: string): string | undefined;
  keep(change: string, key: string): void;
  /** Something was settled, so what the person sees has moved on: whatever is asked for next is a new request. */
  forgetAll(): void;
};

export function createUnsettledKeys(now: () => number = Date.now): UnsettledKeys {
  const kept = new Map<string, { key: string; until: number }>();
  return {
    find(change) {
      const found = kept.get(change);
      return found && found.until > now() ? found.key : undefined;
    },
    keep: (change, key) => void kept.set(change, { key, until: now() + keptForMs }),
    forgetAll: () => kept.clear(),
  };
}
