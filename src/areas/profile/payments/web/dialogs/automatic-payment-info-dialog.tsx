import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export function AutomaticPaymentInfoDialog() {
  const t = useTranslations('profile');
  const cards = useTranslations('profile-cards');
  return (
    <InfoContent title={cards('payments_info_title')} text={cards('payments_info_text')} close={t('ok')}>
      <p>{cards('payments_info_bonus')}</p>
    </InfoContent>
  );
}
