import { useId, type ComponentProps, type ReactNode } from 'react';
import { PickCardFoot, type PickCardFootProps } from './pick-card-foot.tsx';
import './pick-card.css';
import '../fields/tick.css';

export type PickCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> &
  PickCardFootProps & {
    /** One of several, or any number of them. */
    type: 'radio' | 'checkbox';
    title: ReactNode;
    text?: ReactNode;
    picture?: ReactNode;
  };

/** A card that is one choice and one label: the action lies above it. Use it in a fieldset with a legend. */
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
        <PickCardFoot price={price} action={action} note={note} />
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
