import type { ReactNode } from 'react';
import { MusicOfferScene } from '#platform/web/art/scenes/music-offer-scene.tsx';
import { offerClass } from '#platform/web/ui/cards/offer.tsx';
import '#platform/web/ui/cards/offer.css';

type MusicHeroProps = { title: string; text: string; fact?: ReactNode; actions: ReactNode };

/** The record, one sentence and one action. */
export function MusicHero({ title, text, fact, actions }: MusicHeroProps) {
  return (
    <section className={`${offerClass('spruce')} music-hero`} aria-labelledby="music">
      <div className="music-hero-text">
        <h1 id="music">{title}</h1>
        <p>{text}</p>
        {fact}
        <div className="music-hero-actions">{actions}</div>
      </div>
      <MusicOfferScene className="music-record" />
    </section>
  );
}
