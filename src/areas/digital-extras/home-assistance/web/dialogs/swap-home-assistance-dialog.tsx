import { useTranslations } from 'use-intl/react';
import { BalanceAfter } from '#platform/web/balance/balance-after.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Receipt } from '#platform/web/ui/cards/receipt.tsx';
import { billChange } from '../../../bill-change.ts';
import type { SwapFlow } from '../../../web/flow.ts';
import { useExtraName } from '../../../web/use-extra-names.ts';
import { useExtraChange } from '../../../web/use-extra-change.ts';
import { useTakenAtOnce } from '../../../web/use-extra-purchase.ts';
import { useSwap } from '../../../web/use-swap.ts';

/** Asks whether the home assistance to be swapped stays as a paid extra or ends. */
export function SwapHomeAssistanceDialog(flow: SwapFlow) {
  const t = useTranslations('extras-dialogs');
  const language = useLanguage();
  const nameOf = useExtraName();
  const change = useExtraChange({ msisdn: flow.msisdn });
  const { next } = useSwap();
  const says = useTranslations('shell');
  const paid = billChange([flow.current], flow.today);
  const purchase = useTakenAtOnce(flow, paid.thisMonth, 'digital-extras.SwapHomeAssistance');
  const choose = (keepSubscriptionPaid: boolean) => next({ ...flow, keepSubscriptionPaid }, change);
  return (
    <DialogContent
      title={t('swap_home_title', { name: nameOf(flow.current) })}
      text={t('swap_home_text', { target: nameOf(flow.target) })}
      actions={
        <>
          <Button kind="primary" tall wide busy={change.busy} onClick={purchase.topUp ?? (() => choose(true))}>
            {purchase.topUp ? says('balance_top_up') : t('swap_home_paid')}
          </Button>
          <Button kind="soft" tall wide busy={change.busy} onClick={() => choose(false)}>
            {t('swap_home_replace')}
          </Button>
        </>
      }
    >
      <Receipt
        lines={[
          ...(flow.isPrepaid
            ? [
                {
                  key: 'paid-now',
                  title: t('swap_home_paid'),
                  note: t('balance_this_month'),
                  price: <Price prices={paid.thisMonth} language={language} align="end" />,
                },
              ]
            : []),
          {
            key: 'paid',
            title: t('swap_home_paid'),
            note: t('bill_monthly'),
            price: <Price prices={paid.monthly} language={language} align="end" signed={!flow.isPrepaid} />,
          },
          {
            key: 'replace',
            title: t('swap_home_replace'),
            note: t('bill_monthly'),
            price: <Price prices={billChange([flow.target]).monthly} language={language} align="end" />,
          },
        ]}
      />
      <BalanceAfter {...purchase} />
    </DialogContent>
  );
}
