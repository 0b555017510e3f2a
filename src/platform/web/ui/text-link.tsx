import type { ComponentProps } from 'react';
import './text-link.css';

/** The class of a link inside or beside text, also for a router's link. */
export const textLinkClass = 'text-link';

/** A quiet action that reads as a word of the sentence. */
export function TextButton({ className = '', children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`${textLinkClass} ${className}`}>
      {children}
    </button>
  );
}
