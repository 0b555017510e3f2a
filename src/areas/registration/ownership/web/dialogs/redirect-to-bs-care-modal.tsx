import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';

/** The business portal serves this customer; the dialog leads there. */
export function RedirectToBSCareModal({ pid }: { pid: string }) {
  const t = useTranslations('registration');
  const navigate = useNavigate();
  const leave = async () => {
    await closeDialog();
    await navigate({ to: '/business-selfcare/login', search: { pid } });
  };
  return (
    <DialogContent
      title={t('to_business_title')}
      text={t('to_business_text', { pid })}
      actions={
        <Button kind="primary" tall wide onClick={() => void leave()}>
          {t('to_business_action')}
        </Button>
      }
    />
  );
}
