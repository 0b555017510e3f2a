import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { AutomaticTopUpProps } from './dialogs/automatic-top-up-dialog.tsx';
import type { TopUpProps } from './dialogs/top-up-dialog.tsx';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'balance.TopUp': TopUpProps;
    'balance.AutomaticTopUp': AutomaticTopUpProps;
  }
}

export function registerBalanceDialogs(): void {
  registerDialogs('balance', {
    TopUp: async () => (await import('./dialogs/top-up-dialog.tsx')).TopUpDialog,
    AutomaticTopUp: async () => (await import('./dialogs/automatic-top-up-dialog.tsx')).AutomaticTopUpDialog,
  });
}
