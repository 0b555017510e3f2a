import { useTranslations } from 'use-intl/react';
import { priceOf, shownPrice } from '#platform/money.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Receipt } from '#platform/web/ui/cards/receipt.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { DonationFlow } from '../../../web/flow.ts';
import { sendDonation } from '../send-donation.ts';
import { useExtraChange } from '../../../web/use-extra-change.ts';

/** Confirms a new cause or amount of an active donation. */
export function ConfirmationDialog(flow: DonationFlow) {
  const t = useTranslations('extras-dialogs');
  const language = useLanguage();
  const change = useExtraChange({ msisdn: flow.msisdn });
  const prices = priceOf(flow.amount * 100);
  const after = `${flow.cause}, ${shownPrice(prices[0]!, language)}`;
  return (
    <DialogContent
      title={t('confirmation_title')}
      text={t(flow.keepsEnding ? 'confirmation_keeps' : 'confirmation_text', { before: flow.before ?? '', after })}
      actions={
        <DialogActions
          main={t(flow.keepsEnding ? 'confirm_change_keep' : 'confirm_change')}
          busy={change.busy}
          onMain={() => void change.run(sendDonation(flow))}
          quiet={t('keep_as_is')}
        />
      }
    >
      <Receipt
        lines={[
          {
            key: 'monthly',
            title: t('bill_monthly'),
            price: <Price prices={prices} language={language} align="end" />,
            now: true,
          },
        ]}
      />
    </DialogContent>
  );
}
