import type { ComponentProps } from 'react';
import { PerchedBird } from '#platform/web/art/bird.tsx';
import './card.css';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** A marigold bird on the edge marks a pending task. */
  waits?: boolean;
};

/** Do not nest cards. */
export function Card({ as = 'div', waits = false, className = '', children, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element {...rest} className={`card ${className}`}>
      {waits && <PerchedBird tone="waiting" className="card-bird" />}
      {children}
    </Element>
  );
}
