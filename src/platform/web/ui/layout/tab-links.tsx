import type { ReactNode } from 'react';
import '../actions/pill-link.css';
import './tabs.css';

/** The class of a router's link to one of several views; the current one has aria-current="page". */
export const tabLinkClass = 'pill-link tab';

/** The track of such links. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  );
}
