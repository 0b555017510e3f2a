// While a dialog is open, the browser's back button closes it instead of leaving the page.

type OpenLayer = {
  /** False if the layer must stay open. */
  close: () => boolean;
};

let held: OpenLayer | null = null;
let released: (() => void) | null = null;

/** Adds a history entry that "back" consumes. */
export function holdBack(close: OpenLayer['close']): void {
  if (held) return;
  held = { close };
  addPlace();
  window.addEventListener('popstate', onPopState, { capture: true });
}

/** Removes that entry when the dialog is closed in another way. */
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

/** Runs before the router's listener, which would reload the same page. */
function onPopState(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  if (held && !held.close()) return addPlace();
  stopListening();
  held = null;
  released?.();
  released = null;
}

/** Called on the prototype: a router that patches history.pushState must not see a navigation. */
function addPlace(): void {
  History.prototype.pushState.call(window.history, { ...window.history.state, dialog: true }, '');
}

function stopListening(): void {
  window.removeEventListener('popstate', onPopState, { capture: true });
}
