import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';

type WindowedRowsProps = {
  label: string;
  count: number;
  keyAt: (at: number) => string;
  rowHeight: number;
  rowAt: (at: number) => ReactNode;
};

export function WindowedRows({ label, count, keyAt, rowHeight, rowAt }: WindowedRowsProps) {
  const frame = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing it returns is handed to another component
  const rows = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    overscan: 6,
    initialRect: { width: 0, height: rowHeight * 7 },
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling content needs keyboard access
    <section ref={frame} className="windowed-list" aria-label={label} tabIndex={0}>
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            data-index={index}
            ref={rows.measureElement}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {rowAt(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
