import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import './notice.css';

export type NoticeProps = {
  tone?: 'waiting' | 'info' | 'danger' | 'good';
  shape: string;
  /** Announced at once by screen readers when it appears after the page. */
  live?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

/** A message about the whole page, above its content. */
export function Notice({ tone = 'waiting', shape, live = false, action, children }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={live ? 'status' : undefined}>
      <Icon shape={shape} />
      <p>{children}</p>
      {action}
    </div>
  );
}
