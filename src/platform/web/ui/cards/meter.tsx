import './meter.css';

export type MeterProps = {
  /** The value and its limit, as text. */
  label: string;
  percent: number;
  /** The limit is near or reached. */
  isNear?: boolean;
};

/** How much of a limit is used. */
export function Meter({ label, percent, isNear = false }: MeterProps) {
  return (
    <div className="meter" data-near={isNear || undefined}>
      <meter className="sr-only" aria-label={label} value={percent} max={100} />
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
