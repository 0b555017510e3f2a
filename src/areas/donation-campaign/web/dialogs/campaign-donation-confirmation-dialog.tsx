import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { GiftReceipt } from '../gift-receipt.tsx';
import { useDonate, type Gift } from '../use-donate.ts';

/** Confirms the donation: the amount and the bill. */
export function CampaignDonationConfirmationDialog(gift: Gift) {
  const t = useTranslations('donation');
  const { busy, donate } = useDonate(gift);
  return (
    <DialogContent
      title={t('confirm_title', { amount: gift.amount })}
      text={t('confirm_text', { number: readableNumber(gift.msisdn) })}
      actions={
        <DialogActions main={t('give', { amount: gift.amount })} busy={busy} onMain={donate} quiet={t('give_up')} />
      }
    >
      <GiftReceipt gift={gift} amount={gift.amount} />
    </DialogContent>
  );
}
