// Whether the portal is finding out just now what became of a change; one place of the page says so.

const listeners = new Set<() => void>();
let running = 0;

/** Begins it, and gives back what ends it. */
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
