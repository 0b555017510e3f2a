import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { TextArea } from '#platform/web/ui/fields/text-area.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { declineDocument, type Document } from '../../contract.ts';
import { declineReasons, longestDeclineComment, type DeclineReason } from '../../rules.ts';
import { signingKeys } from '../../../web/queries.ts';

/** The user says why; the operator learns it, and the document is not signed any more. */
export function DeclineDocumentDialog({ document }: { document: Document }) {
  const t = useTranslations('e-signing');
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [comment, setComment] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { busy, failure, run } = useChange({ area: 'e-signing', reread: signingKeys });
  const decline = (event: FormEvent) => {
    event.preventDefault();
    setIsIncomplete(reason === null);
    if (reason === null) return;
    const body = { document_id: document.document_id, reason, ...(comment.trim() !== '' && { comment }) };
    void run((api) => api.call(declineDocument, { body }), {
      onDone: async () => {
        await closeDialog();
        showToast({ text: t('declined_done') });
      },
    });
  };
  return (
    <Form onSubmit={decline}>
      <DialogContent
        title={t('decline_title')}
        text={t('decline_text', { name: document.name })}
        actions={<DialogActions danger main={t('decline_do')} busy={busy} quiet={t('decline_keep')} />}
      >
        <div className="grid gap-5">
          <RadioGroup
            legend={t('decline_reason')}
            options={declineReasons.map((value) => ({ value, label: t(`decline_${value}`) }))}
            value={reason}
            onValueChange={setReason}
            error={isIncomplete && reason === null ? t('decline_reason_missing') : undefined}
          />
          <TextArea
            label={t('decline_comment')}
            maxLength={longestDeclineComment}
            rows={3}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          {failure && <FieldError>{failure}</FieldError>}
        </div>
      </DialogContent>
    </Form>
  );
}
