// Whether the portal is determining the outcome of a change; one place of the page shows it.

import { createListeners } from '../listeners.ts';

const listeners = createListeners();
let running = 0;

/** Returns a function that ends it. */
export function beginOutcomeCheck(): () => void {
  change(1);
  return () => change(-1);
}

export function isOutcomeCheckRunning(): boolean {
  return running > 0;
}

export const onOutcomeCheckChange = listeners.add;

function change(by: 1 | -1): void {
  running += by;
  listeners.notify();
}
