import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import './receipt.css';

export type ReceiptLine = { key: string; title: ReactNode; note?: ReactNode; price: ReactNode; now?: boolean };

/** The changes of the bill as a torn receipt, in the order of the bill. */
export function Receipt({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <div className="receipt">
      <ol>
        {lines.map(({ key, title, note, price, now = false }) => (
          <li key={key} data-now={now || undefined}>
            <div>
              <b>{title}</b>
              {note && <small>{note}</small>}
            </div>
            {price}
          </li>
        ))}
      </ol>
    </div>
  );
}

export type Consequence = { key: string; shape: string; text: ReactNode };

/** The end dates and losses, below the receipt. */
export function Consequences({ items }: { items: readonly Consequence[] }) {
  return (
    <ul className="grid gap-2">
      {items.map(({ key, shape, text }) => (
        <li key={key} className="flex gap-3 text-s leading-[1.42] text-ink-quiet">
          <Icon shape={shape} size="s" className="text-ink" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
