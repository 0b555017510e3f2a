import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { priceOf, type PriceItem } from '#platform/money.ts';
import { clockIcon, smsIcon, swapIcon } from '#platform/web/art/icons/services.ts';
import { OfferSummary } from '#platform/web/contract-summary/offer-summary.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Consequences, Receipt, type Consequence } from '#platform/web/ui/cards/receipt.tsx';
import { billChange, withKept } from '../bill-change.ts';
import { needsVerification } from '../flows.ts';
import { isConfirmedAtPartner } from '../partner-content/rules.ts';
import { swapIntervalDays } from '../constants.ts';
import type { ActivationFlow } from './flow.ts';
import { restOfMonth } from './rest-of-month.ts';
import { useExtraName } from './use-extra-names.ts';

/** What an activation changes on the bill or takes from the balance, and what the person binds themselves to. */
export function ActivationReceipt({ flow }: { flow: ActivationFlow }) {
  const t = useTranslations('extras-dialogs');
  const language = useLanguage();
  const change = billChange(flow.extras, flow.asPaid ? flow.today : undefined);
  const { thisMonth, monthly, later } = flow.kept ? withKept(change, flow.kept, flow.today) : change;
  const price = (prices: PriceItem[]) => (
    <Price prices={prices} language={language} align="end" signed={!flow.isPrepaid} />
  );
  return (
    <>
      <Receipt
        lines={[
          {
            key: 'today',
            title: t('bill_today'),
            note: t('bill_today_note', { count: flow.extras.length }),
            price: price(priceOf(0)),
            now: true,
          },
          {
            key: 'month',
            title: t(flow.isPrepaid ? 'balance_this_month' : 'bill_this_month'),
            note: t('bill_this_month_note', restOfMonth(flow.today)),
            price: price(thisMonth),
          },
          { key: 'monthly', title: t('bill_monthly'), price: price(monthly) },
          ...(later
            ? [
                {
                  key: 'later',
                  title: t('bill_later', { day: shownDay(later.until) }),
                  note: t('bill_later_note'),
                  price: price(later.monthly),
                },
              ]
            : []),
        ]}
      />
      <Consequences items={useConsequences(flow)} />
      <OfferSummary kind="extra" msisdn={flow.msisdn} subjects={boughtCodes(flow)} />
    </>
  );
}

/** A donation is no purchase, and an extra on a position costs nothing. */
function boughtCodes({ extras, asPaid, kept, donation }: ActivationFlow): string[] {
  if (donation) return [];
  const bought = extras.filter((extra) => asPaid || !extra.is_on_slot);
  return [...bought, ...(kept ? [kept] : [])].map(({ code }) => code);
}

function useConsequences(flow: ActivationFlow): Consequence[] {
  const t = useTranslations('extras-dialogs');
  const nameOf = useExtraName();
  const items: Consequence[] = [{ key: 'term', shape: clockIcon, text: t('no_term', { count: flow.extras.length }) }];
  const onSlot = flow.extras.find((extra) => extra.is_on_slot);
  if (onSlot && flow.position !== undefined && !flow.asPaid) {
    const text = t('takes_position', { name: nameOf(onSlot), number: flow.position, days: swapIntervalDays });
    items.push({ key: 'position', shape: swapIcon, text });
  }
  if (flow.kept) items.push({ key: 'kept', shape: swapIcon, text: t('stays_paid', { name: nameOf(flow.kept) }) });
  const partner = flow.extras.find(isConfirmedAtPartner);
  if (partner)
    items.push({ key: 'partner', shape: smsIcon, text: t('partner_code_follows', { name: nameOf(partner) }) });
  if (needsVerification(flow.extras, flow.verificationType)) {
    items.push({ key: 'code', shape: smsIcon, text: t('code_follows') });
  }
  return items;
}
