import type { ReactNode } from 'react';
import { PickCardFoot, type PickCardFootProps } from '#platform/web/ui/cards/pick-card-foot.tsx';
import '#platform/web/ui/cards/pick-card.css';
import './plain-card.css';

type PlainCardProps = PickCardFootProps & {
  title: ReactNode;
  text?: ReactNode;
  picture: ReactNode;
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
        <PickCardFoot price={price} action={action} note={note} />
        {children && <div className="plain-card-actions">{children}</div>}
      </div>
    </div>
  );
}
