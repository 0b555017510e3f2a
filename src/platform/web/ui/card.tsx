import type { ComponentProps } from 'react';
import { PerchedBird } from '#platform/web/art/bird.tsx';
import './card.css';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** A marigold bird sits on the edge: this waits for the person. */
  waits?: boolean;
};

/** Cards never hold cards. */
export function Card({ as = 'div', waits = false, className = '', children, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element {...rest} className={`card ${className}`}>
      {waits && <PerchedBird tone="waiting" className="card-bird" />}
      {children}
    </Element>
  );
}
