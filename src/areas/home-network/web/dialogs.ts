// The dialogs of the home network by name. Other areas have an Error, an Info, a Loader and a Success of their own, so
// those four carry the name of the network before theirs.

import { registerDialogs } from '#platform/web/ui/dialog-registry.ts';
import type { InfoProps } from './dialogs/info-dialog.tsx';
import type { PortDialogProps } from './port-form.tsx';
import type { SuccessProps } from './dialogs/success-dialog.tsx';
import type { EditPortProps } from './dialogs/edit-port-dialog.tsx';

declare module '#platform/web/ui/dialog-registry.ts' {
  interface Dialogs {
    AddPort: PortDialogProps;
    EditPort: EditPortProps;
    MeshSignalInfo: { name: string; serialNumber: string };
    NetworkError: { text: string };
    NetworkInfo: InfoProps;
    NetworkLoader: { title: string };
    NetworkOutcomeUnknown: { again: () => Promise<void> };
    NetworkSuccess: SuccessProps;
  }
}

export function registerNetworkDialogs(): void {
  registerDialogs({
    AddPort: async () => (await import('./dialogs/add-port-dialog.tsx')).AddPortDialog,
    EditPort: async () => (await import('./dialogs/edit-port-dialog.tsx')).EditPortDialog,
    MeshSignalInfo: async () => (await import('./dialogs/mesh-signal-info-dialog.tsx')).MeshSignalInfoDialog,
    NetworkError: async () => (await import('./dialogs/error-dialog.tsx')).ErrorDialog,
    NetworkInfo: async () => (await import('./dialogs/info-dialog.tsx')).InfoDialog,
    NetworkLoader: async () => (await import('./dialogs/loader-dialog.tsx')).LoaderDialog,
    NetworkOutcomeUnknown: async () =>
      (await import('./dialogs/network-outcome-unknown-dialog.tsx')).NetworkOutcomeUnknownDialog,
    NetworkSuccess: async () => (await import('./dialogs/success-dialog.tsx')).SuccessDialog,
  });
}
