import type { ReactNode } from 'react';
import './pill-link.css';
import './tabs.css';

/** The class of a router's link that is one of several views; the current one carries aria-current="page". */
export const tabLinkClass = 'pill-link tab';

/** The track in which such links stand. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  );
}
