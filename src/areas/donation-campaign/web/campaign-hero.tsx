import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { daysBetween, shownDay } from '#platform/clock.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { ClimbScene } from '#platform/web/art/scenes/climb-scene.tsx';
import { usePricesToShow, usePriceText } from '#platform/web/currency.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { offerClass } from '#platform/web/ui/cards/offer.tsx';
import type { CampaignProgress } from '../contract.ts';
import { useWholeSum } from './whole-sum.ts';
import '#platform/web/ui/cards/offer.css';
import './donation.css';

/** The cause and its progress: the path to the hut. */
export function CampaignHero({ progress }: { progress: CampaignProgress }) {
  const t = useTranslations('donation');
  const language = useLanguage();
  const whole = useWholeSum();
  const { collected_amount: collected, goal_amount: goal, ends_on: endsOn } = progress;
  const percent = Math.min(100, Math.floor((100 * collected) / goal));
  const price = usePriceText()(progress.unit_price_currency);
  const toShow = usePricesToShow();
  const inSecond = (sum: number) =>
    toShow(priceOf(sum * 100))
      .slice(1)
      .map((item) => shownPrice(item, language))[0];
  const words = { collected: whole(collected), goal: whole(goal), percent };
  return (
    <section className={`${offerClass('marigold')} donation-hero`} aria-labelledby="campaign">
      <div className="donation-hero-text">
        <h1 id="campaign">{useHeadline(progress)}</h1>
        <p>{t('hero_text', { price })}</p>
        <dl className="donation-tally">
          <Fact name={t('collected')} value={`${whole(collected)}\u00a0EUR`} note={inSecond(collected)} />
          <Fact name={t('goal')} value={`${whole(goal)}\u00a0EUR`} note={inSecond(goal)} />
          {progress.has_ended ? (
            <Fact name={t('ended')} value={shownDay(endsOn)} />
          ) : (
            <Fact
              name={t('left')}
              value={t('days', { days: daysBetween(progress.today, endsOn) })}
              note={t('until', { day: shownDay(endsOn) })}
            />
          )}
        </dl>
      </div>
      <progress className="sr-only" value={Math.min(collected, goal)} max={goal} aria-label={t('progress', words)} />
      <ClimbScene percent={percent} className="donation-climb" />
    </section>
  );
}

/** The number of missing units. */
function useHeadline(progress: CampaignProgress): string {
  const t = useTranslations('donation');
  if (progress.has_ended) return t('hero_ended');
  const missing = Math.ceil(((progress.goal_amount - progress.collected_amount) * 100) / progress.unit_cents);
  return missing > 0 ? t('hero_left', { count: missing }) : t('hero_reached');
}

function Fact({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
