import { BirdOnWire, FlyingBirdAt } from '../bird.tsx';
import { wirePath, type Wire } from '../wire.ts';

const wire: Wire = [-20, 150, 200, 226, 640, 236, 920, 160];

/** Thanks: a swallow flies over the hills at sunrise. */
export function ThanksScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 900 300" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="640" cy="150" r="54" fill="var(--highlight)" />
      <path
        d="M-20 300c90-110 170-120 250-90 80-92 170-110 250-30 90-30 180-10 260 40 60-10 110 10 170 40v60z"
        fill="color-mix(in oklab, var(--art-spruce) 42%, var(--sky-success))"
      />
      <path d={wirePath(wire)} fill="none" stroke="var(--wire-success)" strokeWidth="2.5" />
      <FlyingBirdAt x={356} y={84} scale={1.5} />
      <BirdOnWire wire={wire} x={180} />
      <BirdOnWire wire={wire} x={760} flipped />
    </svg>
  );
}
