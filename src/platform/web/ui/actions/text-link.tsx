import type { ComponentProps } from 'react';
import './text-link.css';

/** The class of a link inside or beside text, also for a router's link. */
export const textLinkClass = 'text-link';

/** A link-like action within a sentence. */
export function TextButton({ className = '', children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`${textLinkClass} ${className}`}>
      {children}
    </button>
  );
}
