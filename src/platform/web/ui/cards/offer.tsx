import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { arrowIcon } from '#platform/web/art/icons/shell.ts';
import './offer.css';

export type OfferColours = 'marigold' | 'spruce' | 'sky';

/** The class of an offer link, also for a router's link. */
export function offerClass(colours: OfferColours): string {
  return `offer offer-${colours}`;
}

type OfferContentProps = { title: ReactNode; text: ReactNode; action: ReactNode; scene: ReactNode };

export function OfferContent({ title, text, action, scene }: OfferContentProps) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
      <span className="offer-action">
        {action} <Icon shape={arrowIcon} size="s" />
      </span>
      <span className="offer-scene">{scene}</span>
    </>
  );
}

/** A row of offers that scrolls sideways if there is no room. */
export function OfferStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="offer-strip" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
