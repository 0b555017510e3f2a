import type { ReactNode } from 'react';
import '#platform/web/ui/actions/pill-link.css';
import './desk.css';

/** The class of a router link among them; the current one has aria-current="page". */
export const deskLinkClass = 'pill-link desk-place';

/** The navigation of the desk; it wraps to as many rows as needed. */
export function DeskLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="desk-places" aria-label={label}>
      {children}
    </nav>
  );
}
