import './days-left.css';

/** The days of a period, the last of them raised; the label says how many are left of how many. */
export function DaysLeft({ left, of, label }: { left: number; of: number; label: string }) {
  return (
    <div className="days-left" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, day) => (
        <i key={day} data-left={day >= of - left || undefined} />
      ))}
    </div>
  );
}
