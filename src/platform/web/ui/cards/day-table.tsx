import type { Key, ReactNode } from 'react';
import './day-table.css';

export type DayTableProps = {
  label: string;
  /** The titles of the columns; the first column names the day. */
  titles: readonly string[];
  rows: readonly { key: Key; name: ReactNode; cells: readonly ReactNode[] }[];
};

/** The figures of a chart as a table that scrolls within its place. */
export function DayTable({ label, titles, rows }: DayTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling content needs keyboard access
    <section className="day-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={titles[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
