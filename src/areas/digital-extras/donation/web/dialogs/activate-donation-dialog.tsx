import { useTranslations } from 'use-intl/react';
import { readBalance } from '#areas/balance/contract.ts';
import { proratedCents } from '#platform/billing-days.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { BalanceAfter } from '#platform/web/balance/balance-after.tsx';
import { useBalancePurchase } from '#platform/web/balance/use-balance-purchase.ts';
import { giftIcon } from '#platform/web/art/icons/services.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Consequences, Receipt } from '#platform/web/ui/cards/receipt.tsx';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { DonationFlow } from '../../../web/flow.ts';
import { useActivation } from '../../../web/use-activation.ts';
import { useExtraChange } from '../../../web/use-extra-change.ts';

/** Shows the cause and the amount before a monthly donation starts, and that it can be stopped. */
export function ActivateDonationDialog(flow: DonationFlow) {
  const t = useTranslations('extras-dialogs');
  const language = useLanguage();
  const change = useExtraChange({ msisdn: flow.msisdn });
  const { next } = useActivation({ ...flow, extras: [flow.extra], donation: flow });
  const prices = priceOf(flow.amount * 100);
  const amount = shownPrice(prices[0]!, language);
  // On a position the operator gives the sum: the bill or the balance stays as it is.
  const isOnPosition = flow.useFreeSlot || flow.substitutionExtraCode !== undefined;
  const says = useTranslations('shell');
  const api = useApi();
  const purchase = useBalancePurchase({
    msisdn: flow.msisdn,
    cents: flow.isPrepaid && !isOnPosition ? proratedCents(flow.amount * 100, flow.today) : 0,
    read: (signal) => api.call(readBalance, { params: { msisdn: flow.msisdn }, signal }),
    step: { dialog: 'digital-extras.ActivateDonation', props: flow },
  });
  const onPosition = flow.isPrepaid ? 'donation_on_position_prepaid' : 'donation_on_position';
  return (
    <DialogContent
      title={t('donation_title')}
      text={t.rich('donation_text', { ...bold, cause: flow.cause, amount, number: readableNumber(flow.msisdn) })}
      actions={
        <DialogActions
          main={purchase.topUp ? says('balance_top_up') : t('donate', { amount })}
          busy={change.busy}
          onMain={purchase.topUp ?? (() => next('choose-position', change))}
          quiet={t('give_up')}
        />
      }
    >
      <Receipt
        lines={[
          {
            key: 'monthly',
            title: t('bill_monthly'),
            price: (
              <Price
                prices={isOnPosition ? priceOf(0) : prices}
                language={language}
                align="end"
                signed={!flow.isPrepaid}
              />
            ),
            now: true,
          },
        ]}
      />
      <BalanceAfter {...purchase} />
      <Consequences items={[{ key: 'whole', shape: giftIcon, text: t(isOnPosition ? onPosition : 'donation_note') }]} />
    </DialogContent>
  );
}
