// The step of a purchase that continues after a top-up. It is kept in the session storage, because the user may leave for
// the page of the bank, and a dialog has no address.

import { openDialog } from '../ui/dialog/dialog-registry.ts';

/** The dialog must work without the functions among its properties: they are lost. */
type PurchaseStep = {
  msisdn: string;
  path: string;
  search: Record<string, unknown>;
  dialog: string;
  props: object;
  savedAt: number;
};

const storageKey = 'purchase-step';

/** Later nobody remembers the purchase. */
const keptMs = 60 * 60 * 1000;

export function savePurchaseStep(step: Omit<PurchaseStep, 'savedAt'>): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ ...step, savedAt: Date.now() }));
}

/** The interrupted purchase of a number; null without one. */
export function readPurchaseStep(msisdn: string): PurchaseStep | null {
  const stored = sessionStorage.getItem(storageKey);
  const step = stored === null ? null : (JSON.parse(stored) as PurchaseStep);
  return step?.msisdn === msisdn && Date.now() - step.savedAt < keptMs ? step : null;
}

/** After its page has opened and registered its dialogs. */
export function reopenPurchaseStep({ dialog, props }: PurchaseStep): void {
  sessionStorage.removeItem(storageKey);
  openDialog(dialog as never, props as never);
}
