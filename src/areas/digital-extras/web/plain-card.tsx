import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import '#platform/web/ui/cards/pick-card.css';
import './plain-card.css';

type PlainCardProps = {
  title: ReactNode;
  text?: ReactNode;
  picture: ReactNode;
  price?: ReactNode;
  /** A link beside the price. */
  action?: ReactNode;
  note?: { shape: string; text: ReactNode };
  /** The status beside the title. */
  state?: ReactNode;
  /** Buttons along the lower edge. */
  children?: ReactNode;
};

/** A service card that is not selectable as a whole. */
export function PlainCard({ title, text, picture, price, action, note, state, children }: PlainCardProps) {
  return (
    <div className="pick-place">
      <div className="pick-card plain-card">
        <span className="pick-picture">{picture}</span>
        <div className="pick-words">
          <h3>{title}</h3>
          {state}
          {text && <p>{text}</p>}
        </div>
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
        {children && <div className="plain-card-actions">{children}</div>}
      </div>
    </div>
  );
}
