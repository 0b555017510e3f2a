import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { DeviceDialogProps } from '../devices/web/dialogs/device-dialog.tsx';
import type { ErrorProps } from './dialogs/error-dialog.tsx';
import type { InfoProps } from './dialogs/info-dialog.tsx';
import type { PortDialogProps } from '../ports/web/port-form.tsx';
import type { SuccessProps } from './dialogs/success-dialog.tsx';
import type { EditPortProps } from '../ports/web/dialogs/edit-port-dialog.tsx';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'home-network.AddPort': PortDialogProps;
    'home-network.EditPort': EditPortProps;
    'home-network.Device': DeviceDialogProps;
    'home-network.MeshSignalInfo': { name: string; serialNumber: string };
    'home-network.Error': ErrorProps;
    'home-network.Info': InfoProps;
    'home-network.Loader': { title: string };
    'home-network.Success': SuccessProps;
  }
}

export function registerNetworkDialogs(): void {
  registerDialogs('home-network', {
    AddPort: async () => (await import('../ports/web/dialogs/add-port-dialog.tsx')).AddPortDialog,
    EditPort: async () => (await import('../ports/web/dialogs/edit-port-dialog.tsx')).EditPortDialog,
    Device: async () => (await import('../devices/web/dialogs/device-dialog.tsx')).DeviceDialog,
    MeshSignalInfo: async () => (await import('./dialogs/mesh-signal-info-dialog.tsx')).MeshSignalInfoDialog,
    Error: async () => (await import('./dialogs/error-dialog.tsx')).ErrorDialog,
    Info: async () => (await import('./dialogs/info-dialog.tsx')).InfoDialog,
    Loader: async () => (await import('./dialogs/loader-dialog.tsx')).LoaderDialog,
    Success: async () => (await import('./dialogs/success-dialog.tsx')).SuccessDialog,
  });
}
