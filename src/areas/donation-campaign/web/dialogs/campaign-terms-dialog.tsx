import { useTranslations } from 'use-intl/react';
import { cardIcon, giftIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, infoIcon } from '#platform/web/art/icons/shell.ts';
import { Consequences } from '#platform/web/ui/cards/receipt.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** The short terms, before they are accepted. */
export function CampaignTermsDialog() {
  const t = useTranslations('donation');
  return (
    <InfoContent title={t('terms_title')} close={t('understood')}>
      <Consequences
        items={[
          { key: 'sum', shape: giftIcon, text: t('terms_sum') },
          { key: 'bill', shape: cardIcon, text: t('terms_bill') },
          { key: 'whole', shape: checkIcon, text: t('terms_whole') },
          { key: 'back', shape: infoIcon, text: t('terms_back') },
        ]}
      />
    </InfoContent>
  );
}
