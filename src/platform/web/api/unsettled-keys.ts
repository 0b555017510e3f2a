// The Idempotency-Keys of changes whose outcome is not known, running or lost: the same change asked for again goes under
// the same key, so that it is not made twice.

/** Longer than this nobody means the same request by the same click. */
const keptForMs = 10 * 60 * 1000;

export type UnsettledKeys = {
  /** The key of this change, if it was sent a short while ago and its outcome is not known. */
  find(change: string): string | undefined;
  keep(change: string, key: string): void;
  /** The change was refused: asking for it again is a new request. */
  forget(change: string): void;
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
    forget: (change) => void kept.delete(change),
    forgetAll: () => kept.clear(),
  };
}
