import { useTranslations } from 'use-intl/react';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import type { PriceItem } from '#platform/money.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { MusicHero } from './music-hero.tsx';

const kinds = [
  { type: 'type_postpaid', free: 'days_90' },
  { type: 'type_prima', free: 'days_30' },
  { type: 'type_current', free: 'year' },
] as const;

/** No number is known yet: the user proves one by a code. */
export function UnknownListener({ prices }: { prices: readonly PriceItem[] }) {
  const t = useTranslations('music');
  const price = usePriceText()(prices);
  return (
    <>
      <MusicHero
        title={t('unknown_title')}
        text={t('unknown_text', { price })}
        fact={
          <p className="music-number">
            <Icon shape={infoIcon} size="s" />
            <span>{t('not_recognised')}</span>
          </p>
        }
        actions={
          <button type="button" className="button music-start" onClick={() => openDialog('music-offer.MusicVerify')}>
            {t('start')}
          </button>
        }
      />
      <p className="text-s text-ink-quiet">
        {t('already')}{' '}
        <button type="button" className={textLinkClass} onClick={() => openDialog('music-offer.MusicVerify')}>
          {t('already_confirm')}
        </button>
      </p>
      <Section title={t('how_free')} text={t('how_free_text')}>
        <RowList>
          {kinds.map(({ type, free }) => (
            <li key={type} className={rowClass}>
              <RowContent lead={<Disc shape={clockIcon} />} title={t(free)} note={t(type)} leads={false} />
            </li>
          ))}
        </RowList>
      </Section>
    </>
  );
}
