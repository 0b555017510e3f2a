import './progress.css';

export type ProgressProps = {
  /** What goes on and how far it is, in words. */
  label: string;
  /** Left out when nobody knows: then the bar is striped and wanders. */
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
