import './days-left.css';

/** The days of a period, the last of them raised; the label says how many are left of how many. */
export function DaysLeft({ left, of, label }: { left: number; of: number; label: string }) {
  return (
    <p>
      <span className="sr-only">{label}</span>
      <span className="days-left" aria-hidden>
        {Array.from({ length: of }, (_, day) => (
          <i key={day} data-left={day >= of - left || undefined} />
        ))}
      </span>
    </p>
  );
}
