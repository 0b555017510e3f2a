import { useTranslations } from 'use-intl/react';
import { addDays, shownDay } from '#platform/clock.ts';
import { priceOf } from '#platform/money.ts';
import { downloadIcon } from '#platform/web/art/icons/actions.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Consequences, Receipt } from '#platform/web/ui/cards/receipt.tsx';
import type { MusicStatusAnswer } from '../contract.ts';
import type { MusicState } from '../music-state.ts';
import { nextCharge } from '../rules.ts';

/** How starting changes the bill: now, and from the first charge on. */
export function StartReceipt({ state, answer }: { state: MusicState; answer: MusicStatusAnswer }) {
  const t = useTranslations('music');
  const language = useLanguage();
  const { today, price_currency: monthly } = answer;
  const end = state.endDateOfFreePeriod ?? today;
  const isPaidNow = state.freePeriodExpired;
  const from = isPaidNow ? nextCharge(end, today, today) : addDays(end, 1);
  const now = isPaidNow ? monthly : priceOf(0);
  return (
    <Receipt
      lines={[
        {
          key: 'now',
          title: t('bill_today'),
          ...(!isPaidNow && { note: t('bill_free_note', { day: shownDay(end) }) }),
          price: <Price prices={now} language={language} align="end" signed />,
          now: true,
        },
        {
          key: 'later',
          title: t('bill_from', { day: shownDay(from) }),
          price: <Price prices={monthly} language={language} align="end" signed />,
        },
      ]}
    />
  );
}

export function StopConsequences({ lastDay }: { lastDay: string }) {
  const t = useTranslations('music');
  return (
    <Consequences
      items={[
        { key: 'once', shape: clockIcon, text: t('stop_once') },
        { key: 'songs', shape: downloadIcon, text: t('stop_songs', { day: shownDay(addDays(lastDay, 1)) }) },
      ]}
    />
  );
}
