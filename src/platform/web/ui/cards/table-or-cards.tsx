/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table laid out as cards loses its roles in some browsers, so they are written out */
import type { Key, ReactNode } from 'react';
import './table-or-cards.css';

export type TableColumn<Row> = {
  key: string;
  title: ReactNode;
  /** A button that explains the column: beside its title, and on every card. */
  info?: ReactNode;
  /** A column of controls: its title is for screen readers only, and its cells are separate on a card. */
  control?: 'beside' | 'below';
  cell: (row: Row) => ReactNode;
};

export type TableOrCardsProps<Row> = {
  caption: string;
  /** The first column names the row. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
};

/** One table: rows from 768 px, a card per row on a phone. */
export function TableOrCards<Row>({ caption, columns, rows, rowKey }: TableOrCardsProps<Row>) {
  const [head, ...rest] = columns;
  return (
    <table className="table-or-cards" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, title, info, control }) => (
            <th key={key} scope="col" role="columnheader">
              <span className={control && 'sr-only'}>{title}</span>
              {info && <span className="table-title-info">{info}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            <th scope="row" role="rowheader">
              {head.cell(row)}
            </th>
            {rest.map(({ key, title, info, control, cell }) => (
              <td key={key} role="cell" data-control={control}>
                {!control && (
                  <span className="table-cell-title">
                    <span aria-hidden>{title}</span>
                    {info}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
