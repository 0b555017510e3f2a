// The versions of one key while the secret key is rotated. The current version seals and signs; every version opens and
// verifies, so that processes before and after a restart understand each other.

export type KeyVersions<Key = Uint8Array> = {
  current: Key;
  /** Of SECRET_KEY_PREVIOUS; what depends on it is renewed. */
  previous: Key | null;
  /** Of SECRET_KEY_NEXT; other processes may use it already. */
  next: Key | null;
};

/** The current version first. */
export function everyVersion<Key>({ current, previous, next }: KeyVersions<Key>): [Key, ...Key[]] {
  return [current, ...[previous, next].filter((key) => key !== null)];
}

export function mapVersions<From, To>(
  { current, previous, next }: KeyVersions<From>,
  make: (key: From) => To,
): KeyVersions<To> {
  return {
    current: make(current),
    previous: previous === null ? null : make(previous),
    next: next === null ? null : make(next),
  };
}
