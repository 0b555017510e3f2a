import { BirdOnWire, FlyingBirdAt } from '../bird.tsx';
import { wirePath, type Wire } from '../wire.ts';

const wire: Wire = [-20, 108, 120, 168, 340, 176, 500, 116];

/** Success: a swallow takes off from the wire. */
export function SuccessScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 480 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <circle cx="330" cy="78" r="46" fill="var(--highlight)" />
      <path
        d="M-20 220c60-60 130-66 200-40s120 10 180-14 120-10 160 14v60H-20z"
        fill="var(--art-spruce)"
        opacity=".35"
      />
      <path d={wirePath(wire)} fill="none" stroke="var(--wire-success)" strokeWidth="2.5" />
      <FlyingBirdAt x={176} y={22} scale={1.25} />
      <BirdOnWire wire={wire} x={112} />
      <BirdOnWire wire={wire} x={384} flipped />
    </svg>
  );
}
