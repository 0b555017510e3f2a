import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronDownIcon } from '#platform/web/art/icons/shell.ts';
import './disclosure.css';

export type DisclosureProps = {
  title: ReactNode;
  note?: ReactNode;
  /** Its content has an error, which the note describes. */
  isBad?: boolean;
  /** Before the title, e.g. an icon on a disc. */
  lead?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

export function Disclosure({
  title,
  note,
  isBad = false,
  lead,
  open = false,
  onOpenChange,
  children,
}: DisclosureProps) {
  return (
    <details
      className="disclosure"
      data-bad={isBad || undefined}
      open={open}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary>
        {lead}
        <span className="min-w-0 flex-1">
          <b>{title}</b>
          {note && <small>{note}</small>}
        </span>
        <Icon shape={chevronDownIcon} />
      </summary>
      <div className="disclosure-inside">{children}</div>
    </details>
  );
}
