// Whether the portal is determining the outcome of a change; one place of the page shows it.

const listeners = new Set<() => void>();
let running = 0;

/** Returns a function that ends it. */
export function beginFindingOut(): () => void {
  change(1);
  return () => change(-1);
}

export function isFindingOut(): boolean {
  return running > 0;
}

export function onFindingOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}
