// The step of a purchase that continues after a top-up. It is kept in the session storage, because the user may leave for
// the page of the bank, and a dialog has no address.

import { openDialog } from '../ui/dialog/dialog-registry.ts';

/** The dialog must work without the functions among its properties: they are lost. */
type StoredStep = { path: string; search: Record<string, unknown>; dialog: string; props: object };

const storageKey = 'purchase-step';

export function savePurchaseStep(
  step: { dialog: string; props: object },
  place: Pick<StoredStep, 'path' | 'search'>,
): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ ...place, ...step } satisfies StoredStep));
}

/** Null without a step. */
export function readPurchaseStep(): StoredStep | null {
  const stored = sessionStorage.getItem(storageKey);
  return stored === null ? null : (JSON.parse(stored) as StoredStep);
}

export function forgetPurchaseStep(): void {
  sessionStorage.removeItem(storageKey);
}

/** After its page has opened and registered its dialogs. */
export function reopenPurchaseStep({ dialog, props }: StoredStep): void {
  forgetPurchaseStep();
  openDialog(dialog as never, props as never);
}
