import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';

type WindowedListProps<Item> = {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item, at: number) => string;
  rowHeight: number;
  children: (item: Item) => ReactNode;
};

/** A list of any length in a frame that scrolls: only the rows in sight are drawn. */
export function WindowedList<Item>({ label, items, itemKey, rowHeight, children }: WindowedListProps<Item>) {
  const frame = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing it returns is handed to another component
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: (at) => itemKey(items[at]!, at),
    overscan: 6,
    initialRect: { width: 0, height: rowHeight * 7 },
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section ref={frame} className="windowed-list" aria-label={label} tabIndex={0}>
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            data-index={index}
            ref={rows.measureElement}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(items[index]!)}
          </li>
        ))}
      </ul>
    </section>
  );
}
