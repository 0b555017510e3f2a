import { useTranslations } from 'use-intl/react';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { Consequences } from '#platform/web/ui/cards/receipt.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** The request is accepted and done within two hours. */
export function RequestAcceptedDialog() {
  const t = useTranslations('extras-dialogs');
  return (
    <InfoContent title={t('accepted_title')} text={t('accepted_text')} close={t('understood')}>
      <Consequences items={[{ key: 'stays', shape: clockIcon, text: t('accepted_stays') }]} />
    </InfoContent>
  );
}
