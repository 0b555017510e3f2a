import type { ReactNode } from 'react';
import '#platform/web/ui/pill-link.css';
import './desk.css';

/** The class of a router's link among them; the current one carries aria-current="page". */
export const deskLinkClass = 'pill-link desk-place';

/** Places of the desk beside each other: as many rows of them as the width asks for. */
export function DeskLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="desk-places" aria-label={label}>
      {children}
    </nav>
  );
}
