import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronRightIcon } from '#platform/web/art/icons/shell.ts';
import './row-list.css';

/** A list of objects of one kind. Each row is a list item with a link or a button of the class row. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className="row-list">{children}</ul>;
}

/** The class of the link or button that fills a row. */
export const rowClass = 'row';

type RowContentProps = { lead: ReactNode; title: ReactNode; note?: ReactNode; state?: ReactNode; leads?: boolean };

/** The content of a row: icon, name, state and, if it is a link, an arrow. */
export function RowContent({ lead, title, note, state, leads = true }: RowContentProps) {
  return (
    <>
      <span className="row-lead">{lead}</span>
      <span className="row-name">
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      {state && <span className="row-state">{state}</span>}
      {leads && <Icon shape={chevronRightIcon} size="s" className="row-arrow" />}
    </>
  );
}
