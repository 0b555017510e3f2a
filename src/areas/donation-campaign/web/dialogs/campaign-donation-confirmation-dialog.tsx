import { useTranslations } from 'use-intl/react';
import { readBalance } from '#areas/balance/contract.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { BalanceAfter } from '#platform/web/balance/balance-after.tsx';
import { useBalancePurchase } from '#platform/web/balance/use-balance-purchase.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { GiftReceipt } from '../gift-receipt.tsx';
import { stepOf, useDonate, type Gift } from '../use-donate.ts';

/** Confirms the donation: the amount and the bill. */
export function CampaignDonationConfirmationDialog(gift: Gift) {
  const t = useTranslations('donation');
  const says = useTranslations('shell');
  const { busy, donate } = useDonate(gift);
  const api = useApi();
  const purchase = useBalancePurchase({
    msisdn: gift.msisdn,
    cents: gift.isPrepaid ? gift.amount * 100 : 0,
    read: (signal) => api.call(readBalance, { params: { msisdn: gift.msisdn }, signal }),
    step: stepOf(gift),
  });
  return (
    <DialogContent
      title={t('confirm_title', { amount: gift.amount })}
      text={t('confirm_text', { number: readableNumber(gift.msisdn) })}
      actions={
        <DialogActions
          main={purchase.topUp ? says('balance_top_up') : t('give', { amount: gift.amount })}
          busy={busy}
          onMain={purchase.topUp ?? donate}
          quiet={t('give_up')}
        />
      }
    >
      <GiftReceipt gift={gift} amount={gift.amount} />
      <BalanceAfter {...purchase} />
    </DialogContent>
  );
}
