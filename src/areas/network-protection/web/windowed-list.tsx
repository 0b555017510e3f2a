import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';

const WindowedRows = lazy(async () => ({ default: (await import('./windowed-rows.tsx')).WindowedRows }));

type WindowedListProps<Item> = {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item, at: number) => string;
  rowHeight: number;
  children: (item: Item) => ReactNode;
};

/** A scrolling list of any length: only visible rows are drawn, and the code is loaded with the first list. */
export function WindowedList<Item>({ label, items, itemKey, rowHeight, children }: WindowedListProps<Item>) {
  return (
    <Suspense fallback={<Skeleton height={`${rowHeight * Math.min(items.length, 7)}px`} radius="var(--r-l)" />}>
      <WindowedRows
        label={label}
        count={items.length}
        keyAt={(at) => itemKey(items[at]!, at)}
        rowHeight={rowHeight}
        rowAt={(at) => children(items[at]!)}
      />
    </Suspense>
  );
}
