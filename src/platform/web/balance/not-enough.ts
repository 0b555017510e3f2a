// A purchase that the server refused because the balance does not cover it.

import type { ErrorProperties } from '#platform/errors.ts';
import { currentDialog, openDialog, registerDialogs } from '../ui/dialog/dialog-registry.ts';
import type { NotEnoughProps } from './not-enough-dialog.tsx';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'balance-purchase.NotEnough': NotEnoughProps;
  }
}

registerDialogs('balance-purchase', {
  NotEnough: async () => (await import('./not-enough-dialog.tsx')).NotEnoughDialog,
});

type RefusedPurchase = { msisdn: string; properties: ErrorProperties; step?: NotEnoughProps['step'] };

/** Without a step, the user returns to the dialog that is open now. */
export function openNotEnough({ msisdn, properties, step }: RefusedPurchase): void {
  const open = currentDialog();
  openDialog('balance-purchase.NotEnough', {
    msisdn,
    missingCents: Number(properties['MissingCents'] ?? 0),
    availableCents: Number(properties['AvailableCents'] ?? 0),
    step: step ?? { dialog: open?.name ?? '', props: open?.props ?? {} },
  });
}
