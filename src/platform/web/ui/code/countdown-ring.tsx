import './countdown-ring.css';

const around = 2 * Math.PI * 19;

/** The remaining time as a ring; the text beside it contains the same time. */
export function CountdownRing({ secondsLeft, total }: { secondsLeft: number; total: number }) {
  const gone = around * (1 - Math.min(1, secondsLeft / total));
  return (
    <svg className="countdown-ring" viewBox="0 0 44 44" aria-hidden>
      <circle cx="22" cy="22" r="19" />
      <circle cx="22" cy="22" r="19" strokeDasharray={around} strokeDashoffset={gone} />
    </svg>
  );
}
