// The free days as music: a bar a day, past ones dark, the first charge in the attention colour.

const mostBars = 90;
const width = 900;

/** A long period is drawn in bars of five days. */
export function daysPerBar(total: number): number {
  return total <= mostBars ? 1 : 5;
}

export function MusicWave({ passed, total }: { passed: number; total: number }) {
  const perBar = daysPerBar(total);
  const bars = Math.max(1, Math.ceil(total / perBar));
  const played = Math.ceil(passed / perBar);
  const step = width / bars;
  return (
    <svg className="music-wave" viewBox={`0 0 ${width + 20} 64`} preserveAspectRatio="none" aria-hidden>
      {Array.from({ length: bars }, (_, index) => {
        const height = heightOf(index);
        return (
          <rect
            key={index}
            x={index * step}
            y={64 - height}
            width="5.5"
            height={height}
            rx="2.7"
            data-played={index < played || undefined}
          />
        );
      })}
      <rect x={width + 4} y="0" width="12" height="64" rx="3" data-pay />
    </svg>
  );
}

/** Deterministic: two overlaid waves. */
function heightOf(index: number): number {
  return Math.round(30 + 14 * Math.sin(index * 0.62) + 10 * Math.sin(index * 0.23 + 1));
}
