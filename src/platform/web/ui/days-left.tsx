import './days-left.css';

/** The days of a period, the last of them raised; the label says how many are left of how many. */
export function DaysLeft({ left, total, label }: { left: number; total: number; label: string }) {
  return (
    <p>
      <span className="sr-only">{label}</span>
      <span className="days-left" aria-hidden>
        {Array.from({ length: total }, (_, day) => (
          <i key={day} data-left={day >= total - left || undefined} />
        ))}
      </span>
    </p>
  );
}
