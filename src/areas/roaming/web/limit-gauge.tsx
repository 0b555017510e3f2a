import { useTranslations } from 'use-intl/react';
import { centsOf, priceOf, shownPrice, type PriceItem } from '#platform/money.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronRightIcon } from '#platform/web/art/icons/shell.ts';
import { usePriceText, usePricesToShow } from '#platform/web/currency.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { isLimitNear, usedPercent } from '#platform/limit-near.ts';

type LimitGaugeProps = {
  name: string;
  used: PriceItem[];
  limit: PriceItem[];
  /** Set if another limit leaves less than this one. */
  otherLeftCents?: number | undefined;
  onPointerEnter: () => void;
  onChange: () => void;
};

/** How much of a limit is used: an arc and a text. */
export function LimitGauge({ name, used, limit, otherLeftCents, onPointerEnter, onChange }: LimitGaugeProps) {
  const t = useTranslations('roaming');
  const language = useLanguage();
  const toShow = usePricesToShow();
  const priceText = usePriceText();
  const [usedCents, limitCents] = [centsOf(used), centsOf(limit)];
  const percent = usedPercent(usedCents, limitCents);
  const isNear = isLimitNear(usedCents, limitCents);
  const main = (prices: PriceItem[]) => toShow(prices).map((item) => shownPrice(item, language))[0] ?? '';
  return (
    <Card as="article" className="gauge" data-near={isNear || undefined}>
      <div className="gauge-arc">
        <span className="sr-only">{t('limit_percent', { percent })}</span>
        <svg viewBox="0 0 148 86" aria-hidden="true">
          <path d="M12 76a62 62 0 0 1 124 0" />
          {percent > 0 && (
            <path
              className="gauge-value"
              d="M12 76a62 62 0 0 1 124 0"
              pathLength="100"
              strokeDasharray={`${percent} 200`}
            />
          )}
        </svg>
        <b aria-hidden="true">{percent}%</b>
      </div>
      <div className="min-w-0">
        <h3>{name}</h3>
        {isNear && <p className="gauge-near">{t('limit_near')}</p>}
        <p>{t.rich('limit_used', { ...bold, used: main(used), limit: main(limit) })}</p>
        {otherLeftCents === undefined ? (
          <p>{t('limit_left', { left: priceText(priceOf(Math.max(0, limitCents - usedCents))) })}</p>
        ) : (
          <p>{t('limit_left_of_credit', { left: priceText(priceOf(otherLeftCents)) })}</p>
        )}
      </div>
      <TextButton
        className="gauge-change"
        aria-label={`${name}: ${t('limit_change')}`}
        onPointerEnter={onPointerEnter}
        onClick={onChange}
      >
        {t('limit_change')}
        <Icon shape={chevronRightIcon} size="s" />
      </TextButton>
    </Card>
  );
}
