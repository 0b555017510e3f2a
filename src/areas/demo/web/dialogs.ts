// The dialogs of the demo by name.

import { registerDialogs } from '#platform/web/ui/dialog-registry.ts';

declare module '#platform/web/ui/dialog-registry.ts' {
  interface Dialogs {
    ResetDemo: Record<never, never>;
  }
}

export function registerDemoDialogs(): void {
  registerDialogs({
    ResetDemo: async () => (await import('./dialogs/reset-demo-dialog.tsx')).ResetDemoDialog,
  });
}
