import type { QuestionSubject } from '#platform/question-subject.ts';
import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { ListName, Operation } from '../rules.ts';
import type { MessageProps } from './dialogs/success-dialog.tsx';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'network-protection.Info': Record<never, never>;
    'network-protection.Confirmation': { msisdn: string; operation: Operation };
    'network-protection.AddWebsite': { msisdn: string; list: ListName; typed?: string };
    'network-protection.Success': MessageProps;
    'network-protection.GenericMessage': MessageProps & { extrasOf?: string; subject?: QuestionSubject | null };
    'network-protection.Site': { msisdn: string; domain: string };
    'network-protection.TimeWindow': { msisdn: string; index: number | null };
    'network-protection.InactiveNetProtectInfo': { msisdn: string; waitsUntil: string | null };
  }
}

export function registerNetworkProtectionDialogs(): void {
  registerDialogs('network-protection', {
    Info: async () => (await import('./dialogs/info-dialog.tsx')).InfoDialog,
    Confirmation: async () => (await import('./dialogs/confirmation-dialog.tsx')).ConfirmationDialog,
    AddWebsite: async () => (await import('./dialogs/add-website-dialog.tsx')).AddWebsiteDialog,
    Success: async () => (await import('./dialogs/success-dialog.tsx')).SuccessDialog,
    GenericMessage: async () => (await import('./dialogs/generic-message-dialog.tsx')).GenericMessageDialog,
    Site: async () => (await import('../sites/web/dialogs/site-dialog.tsx')).SiteDialog,
    TimeWindow: async () => (await import('../times/web/dialogs/time-window-dialog.tsx')).TimeWindowDialog,
    InactiveNetProtectInfo: async () =>
      (await import('./dialogs/inactive-net-protect-info-dialog.tsx')).InactiveNetProtectInfoDialog,
  });
}
