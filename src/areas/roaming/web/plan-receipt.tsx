import { useTranslations } from 'use-intl/react';
import { lastDayOfMonth, shownDay } from '#platform/clock.ts';
import { centsOf, priceOf, type PriceItem } from '#platform/money.ts';
import type { PurchaseKindName } from '#platform/purchases.ts';
import { clockIcon, smsIcon, swapIcon } from '#platform/web/art/icons/services.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { OfferSummary } from '#platform/web/contract-summary/offer-summary.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Consequences, Receipt, type Consequence, type ReceiptLine } from '#platform/web/ui/cards/receipt.tsx';
import type { PlanFlow } from './plan-flow.ts';

/** How a plan changes the bill, and what the user commits to. */
export function PlanReceipt({ flow }: { flow: PlanFlow }) {
  return (
    <>
      <Receipt lines={useLines(flow)} />
      <Consequences items={useConsequences(flow)} />
      <OfferSummary kind={kindOf(flow)} msisdn={flow.msisdn} subjects={subjectsOf(flow)} />
    </>
  );
}

function kindOf({ plan }: PlanFlow): PurchaseKindName {
  return plan.component_type === 'PACKAGE' ? 'roaming-package' : 'roaming-plan';
}

/** A plan without a price is no purchase. */
function subjectsOf({ plan }: PlanFlow): string[] {
  return centsOf(plan.price_currency) > 0 ? [plan.plan_id] : [];
}

function useLines({ plan, activeMain, isPostpaid, today }: PlanFlow): ReceiptLine[] {
  const t = useTranslations('roaming-dialogs');
  const language = useLanguage();
  const price = (prices: PriceItem[]) => <Price prices={prices} language={language} align="end" signed />;
  const nothingNow: ReceiptLine = {
    key: 'today',
    title: t('bill_today'),
    note: t('bill_today_note'),
    price: price(priceOf(0)),
    now: true,
  };
  if (plan.valid_days !== null) {
    const once = { key: 'once', title: t('bill_once'), price: price(plan.price_currency) };
    if (!isPostpaid) return [{ ...once, note: t('bill_once_prepaid'), now: true }];
    return [nothingNow, { ...once, note: t('bill_once_note') }];
  }
  const days = { from: shownDay(today), to: shownDay(lastDayOfMonth(today)) };
  const lines: ReceiptLine[] = [
    nothingNow,
    {
      key: 'month',
      title: t('bill_this_month'),
      note: t('bill_this_month_note', days),
      price: price(plan.prorate_price),
    },
    { key: 'monthly', title: t('bill_monthly'), price: price(plan.price_currency) },
  ];
  if (plan.component_type !== 'MAIN_TARIFF' || !activeMain || centsOf(activeMain.price_currency) === 0) return lines;
  const drops = { key: 'drops', title: t('bill_drops', { plan: activeMain.name }), note: t('bill_drops_note') };
  return [...lines, { ...drops, price: price(priceOf(-centsOf(activeMain.price_currency))) }];
}

function useConsequences({ plan, activeMain }: PlanFlow): Consequence[] {
  const t = useTranslations('roaming-dialogs');
  const says = useTranslations('roaming');
  const lasts =
    plan.valid_days === null
      ? t('runs_until_stopped')
      : t('starts_on_connection', { days: says('days', { count: plan.valid_days }) });
  const items: Consequence[] = [{ key: 'lasts', shape: clockIcon, text: lasts }];
  if (plan.component_type === 'MAIN_TARIFF' && activeMain) {
    items.push({ key: 'old', shape: swapIcon, text: t('old_holds', { plan: activeMain.name }) });
    if (activeMain.is_archived) {
      items.push({ key: 'archived', shape: warnIcon, text: t('archived_lost', { plan: activeMain.name }) });
    }
  }
  return [...items, { key: 'sms', shape: smsIcon, text: t('sms_follows') }];
}
