import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { billChange } from '../bill-change.ts';
import type { Extra } from '../contract-parts.ts';
import { ExtraPicture } from './extra-picture.tsx';
import { useExtraName } from './use-extra-names.ts';
import '#platform/web/ui/layout/bottom-bar.css';
import '#platform/web/ui/layout/dock.css';
import './summary-dock.css';

type SummaryDockProps = {
  chosen: readonly Extra[];
  /** The position for the selected free extra. */
  position: number;
  onContinue: () => void;
};

/** The selection and its price: docked above the bar on a phone, beside the list on a desktop. */
export function SummaryDock({ chosen, position, onContinue }: SummaryDockProps) {
  const t = useTranslations('digital-extras');
  const language = useLanguage();
  const { monthly } = billChange(chosen);
  return (
    <aside className="bottom-bar dock" data-empty={chosen.length === 0 || undefined} aria-label={t('choice')}>
      <h2>{t('choice')}</h2>
      {chosen.length === 0 ? (
        <p className="text-s text-ink-quiet">{t('choice_empty')}</p>
      ) : (
        <>
          <ul className="dock-lines">
            {chosen.map((extra) => (
              <SummaryLine key={extra.code} extra={extra} position={position} />
            ))}
          </ul>
          <div className="dock-total" aria-live="polite">
            <span className="dock-word">{t('choice_total')}</span>
            <span>
              <span className="dock-count">{t('choice_count', { count: chosen.length })}</span>
              <Price prices={monthly} language={language} texts={{ per: t('per_month') }} />
            </span>
          </div>
          <Button kind="primary" tall onClick={onContinue}>
            {t('continue')}
          </Button>
        </>
      )}
    </aside>
  );
}

function SummaryLine({ extra, position }: { extra: Extra; position: number }) {
  const t = useTranslations('digital-extras');
  const language = useLanguage();
  const name = useExtraName()(extra);
  return (
    <li>
      <span className="summary-thumb">
        <ExtraPicture extra={extra} />
      </span>
      <span>
        <b>{name}</b>
        <small>{extra.is_on_slot ? t('choice_position', { number: position }) : t('choice_monthly')}</small>
      </span>
      <Price prices={billChange([extra]).monthly} language={language} align="end" />
    </li>
  );
}
