import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'demo.ResetDemo': Record<never, never>;
  }
}

export function registerDemoDialogs(): void {
  registerDialogs('demo', {
    ResetDemo: async () => (await import('./dialogs/reset-demo-dialog.tsx')).ResetDemoDialog,
  });
}
