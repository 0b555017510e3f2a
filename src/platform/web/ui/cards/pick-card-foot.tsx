import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import './pick-card.css';

export type PickCardFootProps = {
  price?: ReactNode;
  /** A link beside the price. */
  action?: ReactNode;
  /** A condition that the user must know before choosing. */
  note?: { shape: string; text: ReactNode } | undefined;
};

/** The lower part of a service card. */
export function PickCardFoot({ price, action, note }: PickCardFootProps) {
  return (
    <>
      {(price || action) && (
        <div className="pick-foot">
          {price}
          {action}
        </div>
      )}
      {note && (
        <p className="pick-note">
          <Icon shape={note.shape} size="s" />
          <span>{note.text}</span>
        </p>
      )}
    </>
  );
}
