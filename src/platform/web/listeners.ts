// The listeners of a store: the second half of what useSyncExternalStore needs.

export type Listeners = {
  /** Returns a function that removes the listener. */
  add: (listener: () => void) => () => void;
  notify: () => void;
};

export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify() {
      for (const listener of all) listener();
    },
  };
}
