import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import './badge.css';

export type BadgeTone = 'calm' | 'good' | 'waiting' | 'danger' | 'info';

/** The state of an object: colour is never the only sign, an icon or the text shows it too. */
export function Badge({ tone = 'calm', shape, children }: { tone?: BadgeTone; shape?: string; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {shape && <Icon shape={shape} size="s" />}
      {children}
    </span>
  );
}

/** A count, e.g. beside the name of a tab. The surrounding text includes the number. */
export function CountBadge({ count }: { count: number }) {
  return <span className="count-badge">{count}</span>;
}
