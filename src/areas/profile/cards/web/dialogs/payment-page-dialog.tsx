import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { usePaymentPage } from '../use-payment-page.ts';

/** Explains the bank's page before it opens. */
export function PaymentPageDialog(props: { title: string; text: ReactNode; replacedCardId: string | null }) {
  const t = useTranslations('profile');
  const cards = useTranslations('profile-cards');
  const page = usePaymentPage(props.replacedCardId);
  return (
    <DialogContent
      title={props.title}
      text={props.text}
      actions={
        <>
          <Button kind="primary" tall wide busy={page.busy} onClick={() => void page.open()}>
            {cards('add_card_do')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {page.failure && <FieldError>{page.failure}</FieldError>}
    </DialogContent>
  );
}
