import './progress.css';

export type ProgressProps = {
  /** What goes on and how far it is, in words. */
  label: string;
  /** Left out when nobody knows: then the bar is striped and wanders. */
  done?: number;
  of?: number;
};

export function Progress({ label, done, of = 100 }: ProgressProps) {
  if (done === undefined) {
    return (
      <div className="progress" data-unknown role="progressbar" aria-label={label}>
        <i />
      </div>
    );
  }
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={of}
    >
      <i style={{ width: `${(100 * done) / of}%` }} />
    </div>
  );
}
