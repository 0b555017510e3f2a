import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import './pick-card.css';
import '../fields/tick.css';

export type PickCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  /** One of several, or any number of them. */
  type: 'radio' | 'checkbox';
  title: ReactNode;
  text?: ReactNode;
  picture?: ReactNode;
  price?: ReactNode;
  /** A link beside the price; it lies above the card, which is one label. */
  action?: ReactNode;
  /** A condition that the user must know before choosing. */
  note?: { shape: string; text: ReactNode };
};

/** A card that is one choice. Use it in a fieldset with a legend. */
export function PickCard({ type, title, text, picture, price, action, note, className = '', ...input }: PickCardProps) {
  const inputId = useId();
  return (
    <div className={`pick-place ${className}`}>
      <div className="pick-card">
        {picture && <span className="pick-picture">{picture}</span>}
        <div className="pick-words">
          <h3>
            <label htmlFor={inputId}>{title}</label>
          </h3>
          {text && <p>{text}</p>}
        </div>
        <input {...input} id={inputId} type={type} className="tick" />
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
      </div>
    </div>
  );
}

/** The grid of pick cards. */
export function PickCards({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="pick-cards">{children}</div>
    </fieldset>
  );
}
