import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { removeService } from '../../contract.ts';
import { useChangeServices } from '../use-change-services.ts';

/** Asks first, because adding a removed service requires a new proof. */
export function RemoveServiceDialog({ serviceId }: { serviceId: string }) {
  const t = useTranslations('home');
  const { busy, failure, change } = useChangeServices();
  const remove = () => change((api) => api.call(removeService, { params: { serviceId } }), t('removed'));
  return (
    <DialogContent
      title={t('remove_title', { number: readableNumber(serviceId) })}
      text={t('remove_text')}
      actions={
        <>
          <Button kind="danger" tall wide busy={busy} onClick={() => void remove()}>
            {t('remove_yes')}
          </Button>
          <Button tall wide onClick={() => void dismissDialog()}>
            {t('remove_no')}
          </Button>
        </>
      }
    >
      {failure && <FieldError id="remove-error">{failure}</FieldError>}
    </DialogContent>
  );
}
