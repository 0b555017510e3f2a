// While a dialog is open, the browser's back closes it instead of leaving the page.

type OpenLayer = {
  /** False when the layer may not be closed now: then it stays. */
  close: () => boolean;
};

let held: OpenLayer | null = null;
let released: (() => void) | null = null;

/** Puts a place in the history that "back" can use up. */
export function holdBack(close: OpenLayer['close']): void {
  if (held) return;
  held = { close };
  addPlace();
  window.addEventListener('popstate', onPopState, { capture: true });
}

/** Takes that place out again when the dialog was closed otherwise. */
export function releaseBack(): Promise<void> {
  if (!held) return Promise.resolve();
  held = null;
  if (!window.history.state?.dialog) {
    stopListening();
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    released = resolve;
    window.history.back();
  });
}

/** Runs before the router's own listener, which would load the same page anew. */
function onPopState(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  if (held && !held.close()) return addPlace();
  stopListening();
  held = null;
  released?.();
  released = null;
}

/** Called on the prototype: a router that watches history.pushState must not take this for a navigation. */
function addPlace(): void {
  History.prototype.pushState.call(window.history, { ...window.history.state, dialog: true }, '');
}

function stopListening(): void {
  window.removeEventListener('popstate', onPopState, { capture: true });
}
