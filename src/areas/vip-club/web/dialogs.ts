import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Quota } from '../contract.ts';

export type TakeVoucherProps = { pid: string; quota: Quota; today: string };
export type VoucherOutcomeProps =
  | { outcome: 'taken'; voucherNumber: string; validTo: string }
  | { outcome: 'refused'; text: string }
  /** Whether the reloaded list would show it. */
  | { outcome: 'unknown'; isListRead: boolean };

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'vip-club.TakeVoucher': TakeVoucherProps;
    'vip-club.VoucherOutcome': VoucherOutcomeProps;
  }
}

export function registerVipClubDialogs(): void {
  registerDialogs('vip-club', {
    TakeVoucher: async () => (await import('./dialogs/take-voucher-dialog.tsx')).TakeVoucherDialog,
    VoucherOutcome: async () => (await import('./dialogs/voucher-outcome-dialog.tsx')).VoucherOutcomeDialog,
  });
}
