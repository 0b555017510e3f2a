// The bars of the explanation: each begins where the previous one led to, as parts of the larger bill in percent.

export type Bar = { start: number; width: number };

/** The bar of the earlier bill, one for each cause, and the bar of the bill. */
export function barsOf(before: number, causes: readonly number[], now: number): Bar[] {
  let reached = before;
  const ends = causes.map((cents) => {
    const from = reached;
    reached += cents;
    return { from: Math.min(from, reached), to: Math.max(from, reached) };
  });
  const most = Math.max(1, before, now, ...ends.map(({ to }) => to));
  const percent = (cents: number) => (100 * Math.max(0, cents)) / most;
  return [
    { start: 0, width: percent(before) },
    ...ends.map(({ from, to }) => ({ start: percent(from), width: Math.max(percent(to) - percent(from), narrowest) })),
    { start: 0, width: percent(now) },
  ];
}

/** A cent must still be visible. */
const narrowest = 0.75;
