import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { TakeVoucherProps } from './dialogs/take-voucher-dialog.tsx';
import type { VoucherOutcomeProps } from './dialogs/voucher-outcome-dialog.tsx';

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
