import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { centsOf } from '#platform/money.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import type { BillDetail, Cause } from '../contract.ts';
import { barsOf, type Bar } from './explanation-bars.ts';
import { monthInText, monthName } from './bill-looks.ts';
import { useAmountText } from '#platform/web/currency.ts';

type Previous = NonNullable<BillDetail['previous']>;

/** From the previous bill to this one, cause by cause. */
export function BillExplanation({ bill, previous }: { bill: BillDetail; previous: Previous }) {
  const t = useTranslations('bills');
  const language = useLanguage();
  const amountText = useAmountText();
  const [before, now] = [centsOf(previous.total), centsOf(bill.total)];
  const bars = barsOf(
    before,
    bill.causes.map(({ amount }) => centsOf(amount)),
    now,
  );
  return (
    <section className="bill-why" aria-labelledby="bill-why">
      <h2 id="bill-why" className="text-xl">
        {t('why')}
      </h2>
      <p>{t('why_text', { month: monthInText(previous.period_to, language) })}</p>
      <ol>
        <li data-sum>
          <b>{monthName(previous.period_to, language)}</b>
          <Amount text={amountText(previous.total)} />
          <BarOf bar={bars[0]!} />
        </li>
        {bill.causes.map((cause, at) => (
          <CauseRow
            key={`${cause.service_id} ${cause.kind} ${cause.item_id ?? cause.name}`}
            cause={cause}
            bar={bars[at + 1]!}
          />
        ))}
        <li data-sum>
          <b>{monthName(bill.period_from, language)}</b>
          <Amount text={amountText(bill.total)} />
          <BarOf bar={bars.at(-1)!} />
        </li>
      </ol>
    </section>
  );
}

const causeText = {
  begun: 'cause_begun',
  ended: 'cause_ended',
  price: 'cause_price',
  'part-of-month': 'cause_part_of_month',
  roaming: 'cause_roaming',
  usage: 'cause_usage',
  'one-time': 'cause_one_time',
  discount: 'cause_discount',
  adjustment: 'cause_adjustment',
} as const satisfies Record<Cause['kind'], string>;

function CauseRow({ cause, bar }: { cause: Cause; bar: Bar }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  const cents = centsOf(cause.amount);
  const days = { from: cause.from ? shownDay(cause.from) : 'none', to: cause.to ? shownDay(cause.to) : 'none' };
  return (
    <li data-less={cents < 0 || undefined}>
      <b>{cause.name}</b>
      <Amount text={`${cents > 0 ? '+' : ''}${amountText(cause.amount)}`} />
      <small>
        {t(causeText[cause.kind], days)}
        {cause.service_id && ` · ${readableNumber(cause.service_id)}`}. <OwnChange cause={cause} />
      </small>
      <BarOf bar={bar} />
    </li>
  );
}

function OwnChange({ cause }: { cause: Cause }) {
  const t = useTranslations('bills');
  if (!cause.change || !cause.service_id || !cause.item_id) return null;
  const { day, is_own, place } = cause.change;
  const msisdn = cause.service_id;
  const target =
    place === 'extra'
      ? { to: '/digital-extras/select-services/details', search: { msisdn, code: cause.item_id } }
      : { to: '/roaming', search: { msisdn } };
  return (
    <>
      {t(is_own ? 'change_own' : 'change_other', { day: shownDay(day) })}{' '}
      <PortalLink {...target}>{t('change_link')}</PortalLink>
    </>
  );
}

const Amount = ({ text }: { text: string }) => <span className="bill-why-amount">{text}</span>;

const BarOf = ({ bar: { start, width } }: { bar: Bar }) => (
  <span className="bill-why-bar" aria-hidden>
    <i style={{ left: `${start}%`, width: `${width}%` }} />
  </span>
);
