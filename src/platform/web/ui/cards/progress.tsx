import './progress.css';

export type ProgressProps = {
  /** The activity and its progress, as text. */
  label: string;
  /** Omit it for unknown progress: the bar is then striped and animated. */
  done?: number;
  total?: number;
};

export function Progress({ label, done, total = 100 }: ProgressProps) {
  const known = done !== undefined;
  return (
    <div className="progress" data-unknown={!known || undefined}>
      <progress className="sr-only" aria-label={label} value={done} max={total} />
      <i style={known ? { width: `${(100 * done) / total}%` } : undefined} />
    </div>
  );
}
