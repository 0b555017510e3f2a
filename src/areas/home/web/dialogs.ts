import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'home.NameService': { serviceId: string; label: string };
    'home.RemoveService': { serviceId: string };
  }
}

export function registerHomeDialogs(): void {
  registerDialogs('home', {
    NameService: async () => (await import('./dialogs/name-service-dialog.tsx')).NameServiceDialog,
    RemoveService: async () => (await import('./dialogs/remove-service-dialog.tsx')).RemoveServiceDialog,
  });
}
