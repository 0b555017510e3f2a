// Idempotency-Keys of changes with unknown outcome, running or lost: the same change uses the same key again, so that
// it is not made twice.

/** The server keeps its answers for a day. After this time the same click counts as a new request. */
const keptForMs = 23 * 60 * 60 * 1000;

export type UnsettledKeys = {
  /** The key of a recent change with unknown outcome. */
  find(change: string): string | undefined;
  keep(change: string, key: string): void;
  /** A refused change: asking for it again is a new request. */
  forget(change: string): void;
  /** A change was settled and the screen has changed, so every later change is a new request. */
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
