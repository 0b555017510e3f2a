// The measured values, their targets, and the output table.

export type Measurement = {
  what: string;
  value: number;
  /** Without a target the value is only printed. */
  bar?: { limit: number; side: 'at most' | 'at least' };
  unit: string;
};

export function atMost(what: string, value: number, limit: number, unit: string): Measurement {
  return { what, value, unit, bar: { limit, side: 'at most' } };
}

export function atLeast(what: string, value: number, limit: number, unit: string): Measurement {
  return { what, value, unit, bar: { limit, side: 'at least' } };
}

export function holds({ value, bar }: Measurement): boolean {
  if (!bar) return true;
  return bar.side === 'at most' ? value <= bar.limit : value >= bar.limit;
}

/** A row per measure: the value, its target, the ratio, and whether the target is met. */
export function tableOf(title: string, measured: readonly Measurement[]): string {
  const rows = measured.map((one) => [one.what, shown(one.value, one.unit), ...columnsOfBar(one)]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [title, ...lines.map((line) => `  ${line.trimEnd()}`)].join('\n');
}

function columnsOfBar(one: Measurement): string[] {
  if (!one.bar) return ['', '', ''];
  const sign = one.bar.side === 'at most' ? '≤' : '≥';
  const share = one.bar.limit === 0 ? '' : `${(one.value / one.bar.limit).toFixed(2)} × bar`;
  return [`${sign} ${shown(one.bar.limit, one.unit)}`, share, holds(one) ? 'holds' : 'MISSED'];
}

function shown(value: number, unit: string): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
