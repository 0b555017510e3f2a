import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import './badge.css';

export type BadgeTone = 'calm' | 'good' | 'waiting' | 'danger' | 'info';

/** The state of a thing in a word: never by colour alone, so an icon or the word itself says it too. */
export function Badge({ tone = 'calm', shape, children }: { tone?: BadgeTone; shape?: string; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {shape && <Icon shape={shape} size="s" />}
      {children}
    </span>
  );
}

/** How many there are, as beside the name of a tab. The number is part of the words around it. */
export function CountBadge({ count }: { count: number }) {
  return <span className="count-badge">{count}</span>;
}
