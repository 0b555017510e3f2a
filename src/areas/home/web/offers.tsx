import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import type { Offer } from '#platform/offers.ts';
import { DonationOfferScene } from '#platform/web/art/scenes/donation-offer-scene.tsx';
import { MusicOfferScene } from '#platform/web/art/scenes/music-offer-scene.tsx';
import { WeekendOfferScene } from '#platform/web/art/scenes/weekend-offer-scene.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { OfferContent, OfferStrip, offerClass, type OfferColours } from '#platform/web/ui/cards/offer.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';

type OfferStyle = { to: string; colours: OfferColours; words: 'donation' | 'music' | 'bonus'; scene: ReactNode };

const looks: Record<Offer, OfferStyle> = {
  donation: { to: '/campaigns/donation', colours: 'marigold', words: 'donation', scene: <DonationOfferScene /> },
  music: { to: '/campaigns/music', colours: 'spruce', words: 'music', scene: <MusicOfferScene /> },
  'weekend-bonus': { to: '/weekend-bonus', colours: 'sky', words: 'bonus', scene: <WeekendOfferScene /> },
};

export function Offers({ offers }: { offers: readonly Offer[] }) {
  const t = useTranslations('home');
  if (offers.length === 0) return null;
  return (
    <Section title={t('offers')}>
      <OfferStrip label={t('offers_label')}>
        {offers.map((offer) => {
          const { to, colours, words, scene } = looks[offer];
          return (
            <PortalLink key={offer} to={to} className={offerClass(colours)}>
              <OfferContent
                title={t(`${words}_title`)}
                text={t(`${words}_text`)}
                action={t(`${words}_action`)}
                scene={scene}
              />
            </PortalLink>
          );
        })}
      </OfferStrip>
    </Section>
  );
}
