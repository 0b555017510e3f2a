import { useTranslations } from 'use-intl/react';
import { priceOf } from '#platform/money.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { BowlScene } from '#platform/web/art/scenes/bowl-scene.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { unitsFor } from '../rules.ts';
import { useMonthName } from './whole-sum.ts';
import '#platform/web/ui/layout/bottom-bar.css';
import '#platform/web/ui/layout/dock.css';

type GiftDockProps = {
  amount: number | null;
  msisdn: string | null;
  isPrepaid: boolean;
  unitCents: number;
  today: string;
  mayGive: boolean;
  onGive: () => void;
};

/** The donation: docked above the bar on a phone, beside the form on a desktop. */
export function GiftDock({ amount, msisdn, isPrepaid, unitCents, today, mayGive, onGive }: GiftDockProps) {
  const t = useTranslations('donation');
  const language = useLanguage();
  const month = useMonthName()(today);
  const units = amount === null ? null : t('gift_units', { count: unitsFor(amount, unitCents) });
  return (
    <aside className="bottom-bar dock" aria-label={t('gift')}>
      <h2>{t('gift')}</h2>
      <ul className="dock-lines">
        {units && (
          <li>
            <span className="gift-thumb">
              <BowlScene />
            </span>
            <span>
              <b>{units}</b>
              <small>{t('gift_for')}</small>
            </span>
          </li>
        )}
        {msisdn && (
          <li>
            <span className="gift-thumb">
              <Icon shape={mobileIcon} size="s" />
            </span>
            <span>
              <b>{readableNumber(msisdn)}</b>
              <small>{isPrepaid ? t('gift_balance') : t('gift_bill', { month })}</small>
            </span>
          </li>
        )}
      </ul>
      <div className="dock-total" aria-live="polite">
        <span className="dock-word">{t('total')}</span>
        {amount !== null && (
          <span>
            <span className="dock-count">{units}</span>
            <Price prices={priceOf(amount * 100)} language={language} />
          </span>
        )}
      </div>
      <Button kind="primary" tall disabled={!mayGive} onClick={onGive}>
        {amount === null ? t('give_plain') : t('give', { amount })}
      </Button>
      {!mayGive && <p className="gift-hint">{t('agree_first')}</p>}
    </aside>
  );
}
