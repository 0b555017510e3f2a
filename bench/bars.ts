// The measured values, their targets, and the output table.

export type Measurement = {
  what: string;
  value: number;
  /** Without a target the value is only printed. */
  bar?: { limit: number; side: 'at most' | 'at least' };
  unit: string;
  /** The lowest and the highest value of a single round. */
  spread?: { low: number; high: number };
  /** Why there is no value. */
  failed?: string;
};

export function atMost(what: string, value: number, limit: number, unit: string): Measurement {
  return { what, value, unit, bar: { limit, side: 'at most' } };
}

export function atLeast(what: string, value: number, limit: number, unit: string): Measurement {
  return { what, value, unit, bar: { limit, side: 'at least' } };
}

/** Two rates that were measured in turn: the share of their medians, and the spread over the rounds. */
export function shareOf(what: string, ours: readonly number[], bare: readonly number[], limit: number): Measurement {
  const shares = ours.map((value, round) => value / (bare[round] ?? Number.NaN));
  const spread = { low: Math.min(...shares), high: Math.max(...shares) };
  return { ...atLeast(what, median(ours) / median(bare), limit, '×'), spread };
}

/** One line instead of the end of the whole run. */
export function failureOf(what: string, error: unknown): Measurement {
  return { what, value: Number.NaN, unit: '', failed: error instanceof Error ? error.message : String(error) };
}

export function holds({ value, bar, failed }: Measurement): boolean {
  if (failed !== undefined) return false;
  if (!bar) return true;
  return bar.side === 'at most' ? value <= bar.limit : value >= bar.limit;
}

/** A row per measure: the value, its spread, its target, the ratio, and whether the target is met. */
export function tableOf(title: string, measured: readonly Measurement[], isJudged = true): string {
  const rows = measured.map((one) =>
    one.failed === undefined
      ? [one.what, shown(one.value, one.unit), shownSpread(one), ...columnsOfBar(one, isJudged)]
      : [one.what, 'FAILED', one.failed.split('\n')[0]?.slice(0, 100) ?? ''],
  );
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [title, ...lines.map((line) => `  ${line.trimEnd()}`)].join('\n');
}

function shownSpread({ spread }: Measurement): string {
  return spread ? `(${spread.low.toFixed(2)} to ${spread.high.toFixed(2)})` : '';
}

function columnsOfBar(one: Measurement, isJudged: boolean): string[] {
  if (!one.bar) return ['', '', ''];
  const sign = one.bar.side === 'at most' ? '≤' : '≥';
  const share = one.bar.limit === 0 ? '' : `${(one.value / one.bar.limit).toFixed(2)} × bar`;
  return [
    `${sign} ${shown(one.bar.limit, one.unit)}`,
    share,
    isJudged ? (holds(one) ? 'holds' : 'MISSED') : 'not judged',
  ];
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
