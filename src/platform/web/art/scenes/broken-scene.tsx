import { BirdAt } from '../bird.tsx';

/** An error: the wire is cut and the bird sits on the rest. */
export function BrokenScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 480 150" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path
        d="M-20 52C60 78 130 92 206 92c10 2 12 14 6 24M500 48C440 70 360 88 290 90c-10 2-14 10-12 22"
        fill="none"
        stroke="var(--wire)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M236 78l-7-9M248 74v-12M260 78l7-9" stroke="var(--danger)" strokeWidth="3" strokeLinecap="round" />
      <BirdAt x={132} y={86} scale={1.05} />
    </svg>
  );
}
