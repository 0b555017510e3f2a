// The import result per resource, as a text table.

import type { ResourceCounts } from './import-folder.ts';

const columns = ['new', 'changed', 'same', 'waiting', 'wrong'] as const;

export function tableOfCounts(counts: readonly ResourceCounts[]): string {
  const rows = counts.map((each) => [each.kind, ...columns.map((column) => each[column].toLocaleString('en'))]);
  const all = [['', ...columns], ...rows];
  const widths = all[0]!.map((_, at) => Math.max(...all.map((row) => row[at]!.length)));
  return all
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
    .join('\n');
}
