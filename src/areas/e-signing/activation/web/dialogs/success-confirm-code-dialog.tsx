import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

export function SuccessConfirmCodeDialog({ msisdn }: { msisdn: string }) {
  const t = useTranslations('e-signing');
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={t('confirmed_title')}
      text={t('confirmed_text', { number: readableNumber(msisdn) })}
      actions={<CloseAction words={t('ok')} />}
    />
  );
}
