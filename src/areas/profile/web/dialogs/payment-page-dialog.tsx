import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/field.tsx';
import { usePaymentPage } from '../use-payment-page.ts';

/** Says what happens on the bank's page before going there. */
export function PaymentPageDialog(props: { title: string; text: ReactNode; replacedCardId: string | null }) {
  const t = useTranslations('profile');
  const cards = useTranslations('profile-cards');
  const errorText = useErrorText('profile-cards');
  const page = usePaymentPage(props.replacedCardId);
  return (
    <DialogContent
      title={props.title}
      text={props.text}
      actions={
        <>
          <Button kind="primary" tall wide busy={page.isPending || page.isSuccess} onClick={() => page.mutate()}>
            {cards('add_card_do')}
          </Button>
          <Button kind="bare" wide onClick={() => void closeDialog()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {page.error && <FieldError>{errorText(page.error)}</FieldError>}
    </DialogContent>
  );
}
