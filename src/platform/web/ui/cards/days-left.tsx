import './days-left.css';

/** The days of a period with the last one raised; the label contains both numbers. */
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
