import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { NumberUsage, OutsideUse } from '../contract.ts';
import { PackagesLink } from './packages-link.tsx';
import { useAmountText, useKindText } from './use-usage-texts.ts';

/** The cost outside the plan by kind. Users who are not the owner learn why they see none. */
export function OutsidePlan({ usage: { msisdn, outside, period_from, blocks } }: { usage: NumberUsage }) {
  const t = useTranslations('usage');
  const priceText = usePriceText();
  const from = shownDay(period_from);
  if (!outside) {
    return (
      <Section title={t('outside')}>
        <Card>{t('outside_user')}</Card>
      </Section>
    );
  }
  const isPaid = outside.kinds.length > 0;
  const isPremiumBlocked = blocks.some(({ block, is_on }) => block === 'premium' && is_on);
  const total = priceText(outside.total_currency);
  return (
    <Section title={t('outside')} text={isPaid && t('outside_total', { total, from })}>
      <Card>
        {isPaid ? (
          <ul className="outside-uses">
            {outside.kinds.map((use) => (
              <OutsideRow
                key={`${use.kind} ${use.zone}`}
                msisdn={msisdn}
                use={use}
                isPremiumBlocked={isPremiumBlocked}
              />
            ))}
          </ul>
        ) : (
          t('outside_none', { from })
        )}
      </Card>
    </Section>
  );
}

type OutsideRowProps = { msisdn: string; use: OutsideUse; isPremiumBlocked: boolean };

function OutsideRow({ msisdn, use, isPremiumBlocked }: OutsideRowProps) {
  const t = useTranslations('usage');
  const priceText = usePriceText();
  const kindText = useKindText();
  const amountText = useAmountText();
  const { kind, zone, amount, price_currency } = use;
  return (
    <li>
      <span>
        <b>{kindText(kind, zone)}</b>
        <small>{amountText(kind, amount)}</small>
      </span>
      <b className="outside-price">{priceText(price_currency)}</b>
      {kind === 'premium' ? !isPremiumBlocked && <p>{t('outside_premium')}</p> : <PackageText use={use} />}
      {use.package && <PackagesLink msisdn={msisdn} zone={zone} />}
    </li>
  );
}

function PackageText({ use: { kind, package: covering } }: { use: OutsideUse }) {
  const t = useTranslations('usage');
  const priceText = usePriceText();
  const amountText = useAmountText();
  if (!covering) return <p>{t('outside_no_package')}</p>;
  const { name, amount, price_currency, saving_currency } = covering;
  return (
    <p>
      {t('outside_package', { name, amount: amountText(kind, amount), price: priceText(price_currency) })}
      {saving_currency && ` ${t('outside_saving', { saving: priceText(saving_currency) })}`}
    </p>
  );
}
