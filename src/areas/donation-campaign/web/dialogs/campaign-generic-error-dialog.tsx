import { useTranslations } from 'use-intl/react';
import type { QuestionSubject } from '#platform/question-subject.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { useDonate, type Gift } from '../use-donate.ts';

type GenericErrorProps = {
  gift: Gift;
  text: string;
  /** The answer was lost: the donation may have succeeded. A retry under its key never donates twice. */
  isUnknown: boolean;
  subject?: QuestionSubject | null;
};

export function CampaignGenericErrorDialog({ gift, text, isUnknown, subject }: GenericErrorProps) {
  const t = useTranslations('donation');
  const { busy, donate } = useDonate(gift);
  return (
    <DialogContent
      title={t(isUnknown ? 'failed_unknown_title' : 'failed_title')}
      text={isUnknown ? t('failed_unknown_text') : text}
      actions={
        <DialogActions
          main={t(isUnknown ? 'failed_unknown_check' : 'retry')}
          busy={busy}
          onMain={donate}
          quiet={t('give_up')}
        />
      }
    >
      {subject && <AskButton subject={subject} />}
    </DialogContent>
  );
}
