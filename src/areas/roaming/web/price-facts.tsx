import { useTranslations } from 'use-intl/react';
import { mainCurrency } from '#platform/currencies.ts';
import { shownPrice, type PriceItem } from '#platform/money.ts';
import { usePricesToShow } from '#platform/web/currency.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { callIcon, dataIcon, smsIcon } from '#platform/web/art/icons/services.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import type { Roaming, RoamingCountry } from '../contract.ts';
import type { UseType } from '../constants.ts';

type PriceFactsProps = { country: RoamingCountry; roaming: Roaming };

const facts = [
  { type: 'outgoing_call', shape: callIcon, name: 'fact_calls', per: 'per_minute' },
  { type: 'data', shape: dataIcon, name: 'fact_data', per: 'per_megabyte' },
  { type: 'sms', shape: smsIcon, name: 'fact_sms', per: 'per_sms' },
] as const;

/** The current prices of calls, internet and messages there, and why they apply. */
export function PriceFacts({ country, roaming }: PriceFactsProps) {
  const t = useTranslations('roaming');
  return (
    <>
      <dl className="answer-facts">
        {facts.map(({ type, shape, name, per }) => (
          <div key={type}>
            <dt>
              <Icon shape={shape} size="s" />
              {t(name)}
            </dt>
            <dd>
              <Fact country={country} type={type} per={t(per)} />
              {type === 'outgoing_call' && <Incoming country={country} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="answer-why">
        <WhyButton country={country} roaming={roaming} />
      </p>
    </>
  );
}

function Fact({ country, type, per }: { country: RoamingCountry; type: UseType; per: string }) {
  const t = useTranslations('roaming');
  const language = useLanguage();
  const toShow = usePricesToShow();
  const why = country.applied.find((each) => each.type === type)?.why;
  const prices = pricesIn(country, type);
  if (!prices || why === 'off') return <>{t('not_there')}</>;
  if (why === 'home' || why === 'package') {
    return (
      <>
        {t('included')}
        <small>{t(why === 'home' ? 'from_tariff' : 'from_package')}</small>
      </>
    );
  }
  const [main, second] = toShow(prices);
  return (
    <>
      {main && shownPrice(main, language)}
      <small>
        {per}
        {second && ` · ${shownPrice(second, language)}`}
      </small>
    </>
  );
}

function Incoming({ country }: { country: RoamingCountry }) {
  const t = useTranslations('roaming');
  const language = useLanguage();
  const prices = pricesIn(country, 'incoming_call');
  const main = prices?.find(({ currency }) => currency === mainCurrency);
  if (!main) return null;
  return <small>{main.value === 0 ? t('incoming_free') : t('incoming', { price: shownPrice(main, language) })}</small>;
}

function pricesIn({ prices }: RoamingCountry, type: UseType): PriceItem[] | undefined {
  return prices.find((each) => each.type === type)?.price_currency;
}

function WhyButton({ country, roaming }: PriceFactsProps) {
  const t = useTranslations('roaming');
  const nameOf = new Map(roaming.roaming_plans.map(({ plan_id, name }) => [plan_id, name]));
  const lines = country.applied.map(({ type, why, plan_id }) =>
    t(`why_${why}`, { use: t(`use_${type}`), plan: nameOf.get(plan_id ?? '') ?? '' }),
  );
  const title = t('why_title', { country: country.name });
  return <TextButton onClick={() => openDialog('roaming.CustomInfo', { title, lines })}>{t('why')}</TextButton>;
}
