import type { QuestionSubject } from '#platform/question-subject.ts';
import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { CampaignProps } from './campaign-props.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'weekend-bonus.Error': { text: string | null; subject?: QuestionSubject | null };
    'weekend-bonus.Info': CampaignProps;
    'weekend-bonus.Success': CampaignProps & { count: number };
    'weekend-bonus.Loader': Record<never, never>;
    'weekend-bonus.Ineligible': Record<never, never>;
  }
}

export function registerWeekendBonusDialogs(): void {
  registerDialogs('weekend-bonus', {
    Error: async () => (await import('./dialogs/error-dialog.tsx')).ErrorDialog,
    Info: async () => (await import('./dialogs/info-dialog.tsx')).InfoDialog,
    Success: async () => (await import('./dialogs/success-dialog.tsx')).SuccessDialog,
    Loader: async () => (await import('./dialogs/loader-dialog.tsx')).LoaderDialog,
    Ineligible: async () => (await import('./dialogs/ineligible-dialog.tsx')).IneligibleDialog,
  });
}
