import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { BlockKind } from '../constants.ts';
import type { AlertSettings } from '../contract.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'usage.Alerts': { msisdn: string; alerts: AlertSettings };
    'usage.Block': { msisdn: string; block: BlockKind; isOn: boolean };
  }
}

export function registerUsageDialogs(): void {
  registerDialogs('usage', {
    Alerts: async () => (await import('./dialogs/alerts-dialog.tsx')).AlertsDialog,
    Block: async () => (await import('./dialogs/block-dialog.tsx')).BlockDialog,
  });
}
