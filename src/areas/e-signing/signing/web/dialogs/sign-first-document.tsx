import { useTranslations } from 'use-intl/react';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { MobileNumberField } from '#platform/web/ui/fields/mobile-number-field.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import { useFirstNumber } from '../../../web/use-first-number.ts';
import type { EsigningStatus } from '../../../contract.ts';
import type { Document } from '../../contract.ts';

export type FirstDocument = { document: Document; status: EsigningStatus };

/** A document signed with the activation code: asks which number gets it. */
export function SignFirstDocument({ document, status, title, text }: FirstDocument & { title: string; text: string }) {
  const t = useTranslations('e-signing');
  const { numbers } = status;
  const { field, busy, submit } = useFirstNumber({
    status,
    first: numbers[0] ?? '',
    documentId: document.document_id,
    onSent: (msisdn) =>
      openDialog('e-signing.HandleSignDocument', { documents: [document], status, msisdn, activates: true }),
  });
  if (numbers.length === 0) {
    return <InfoContent title={t('no_mobile_title')} text={t('no_mobile_text')} close={t('ok')} />;
  }
  return (
    <DialogContent
      title={title}
      text={text}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      actions={<DialogActions main={t('send_code')} busy={busy} quiet={t('not_now')} />}
    >
      <MobileNumberField {...field} label={t('number')} help={t('number_help')} numbers={numbers} />
    </DialogContent>
  );
}
