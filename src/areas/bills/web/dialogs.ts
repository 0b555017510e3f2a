import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { BankTransferProps } from './dialogs/bank-transfer-dialog.tsx';
import type { PayBillProps } from './dialogs/pay-bill-dialog.tsx';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'bills.PayBill': PayBillProps;
    'bills.BankTransfer': BankTransferProps;
  }
}

let isRegistered = false;

/** Any screen of bills may open them. */
export function registerBillsDialogs(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerDialogs('bills', {
    PayBill: async () => (await import('./dialogs/pay-bill-dialog.tsx')).PayBillDialog,
    BankTransfer: async () => (await import('./dialogs/bank-transfer-dialog.tsx')).BankTransferDialog,
  });
}
