import type { QuestionSubject } from '#platform/question-subject.ts';
import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'help.AskQuestion': { subject: QuestionSubject };
  }
}

let isRegistered = false;

/** Any screen may open it. */
export function registerHelpDialogs(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerDialogs('help', {
    AskQuestion: async () => (await import('./dialogs/ask-question-dialog.tsx')).AskQuestionDialog,
  });
}
