import { BirdOnWire } from './bird.tsx';
import { wirePath, type Wire } from './wire.ts';

const upper: Wire = [-60, 52, 160, 104, 380, 112, 700, 30];
const lower: Wire = [-60, 104, 180, 150, 420, 156, 700, 88];

/** Positions of birds in the order of use, so that a few birds also spread evenly. */
const perches = [
  { wire: upper, x: 176, flipped: false },
  { wire: lower, x: 404, flipped: false },
  { wire: upper, x: 556, flipped: false },
  { wire: lower, x: 312, flipped: true },
  { wire: upper, x: 236, flipped: false },
  { wire: lower, x: 462, flipped: true },
  { wire: upper, x: 486, flipped: true },
  { wire: lower, x: 122, flipped: false },
  { wire: upper, x: 348, flipped: false },
  { wire: lower, x: 520, flipped: false },
] as const;

export type ServiceBird = { id: string; waits: boolean };

/** The two wires of home with one bird per service, at most ten. */
export function ServiceWires({ services, className }: { services: readonly ServiceBird[]; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 640 180" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <g fill="none" stroke="var(--wire)" strokeWidth="2.2">
        <path d={wirePath(upper)} />
        <path d={wirePath(lower)} />
      </g>
      {services.slice(0, perches.length).map(({ id, waits }, index) => {
        const { wire, x, flipped } = perches[index]!;
        const scale = wire === upper ? 1.12 : 1.2;
        return (
          <BirdOnWire key={id} wire={wire} x={x} flipped={flipped} scale={scale} tone={waits ? 'waiting' : 'calm'} />
        );
      })}
    </svg>
  );
}
