// The swallow is the portal's symbol: a bird is a service, a marigold bird is a pending task.
import { wireHeight, type Wire } from './wire.ts';
import './bird.css';

export type BirdTone = 'calm' | 'waiting';

type BirdPlacement = { tone?: BirdTone; scale?: number; flipped?: boolean; night?: boolean };

/** A bird at a point of a larger drawing. */
export function BirdAt({
  x,
  y,
  tone = 'calm',
  scale = 1,
  flipped = false,
  night = false,
}: BirdPlacement & { x: number; y: number }) {
  return (
    <g
      className="bird"
      data-tone={tone}
      data-night={night || undefined}
      transform={`translate(${x} ${y.toFixed(2)}) scale(${flipped ? -scale : scale} ${scale}) translate(-22 -41)`}
    >
      <PerchedShape />
    </g>
  );
}

export function BirdOnWire({ wire, x, ...perch }: BirdPlacement & { wire: Wire; x: number }) {
  return <BirdAt x={x} y={wireHeight(wire, x)} {...perch} />;
}

/** A single bird, e.g. on the edge of a card. */
export function PerchedBird({ tone = 'calm', className = '' }: { tone?: BirdTone; className?: string }) {
  return (
    <svg className={`bird ${className}`} data-tone={tone} viewBox="0 0 48 64" aria-hidden>
      <PerchedShape />
    </svg>
  );
}

export function FlyingBird({ tone = 'calm', className = '' }: { tone?: BirdTone; className?: string }) {
  return (
    <svg className={`bird ${className}`} data-tone={tone} data-flying viewBox="0 0 120 90" aria-hidden>
      <FlyingShape />
    </svg>
  );
}

/** A flying bird inside a larger drawing. */
export function FlyingBirdAt({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g className="bird" data-tone="calm" data-flying transform={`translate(${x} ${y}) scale(${scale})`}>
      <FlyingShape />
    </g>
  );
}

function PerchedShape() {
  return (
    <>
      <path d="M9 60 19.5 33l5.5 4.5-5 9 1.5 14-6-9.5z" fill="var(--bird-wing)" />
      <path
        d="M37.5 17.8C37.5 30.6 30.8 40 23 40c-3 0-4.2-3-3-7.6 2-8 6-13.4 8.4-18.2C29.6 12 30 11 31.4 11c3.8 0 6.1 2.4 6.1 6.8z"
        fill="var(--bird-belly)"
      />
      <path
        d="M37.5 17c0 2-.2 3.7-.6 5.5-2.5-1.8-5.4-2.2-7.5-.2C25.5 26 27 34 15 46c-1.5-6.5.4-16 4.8-22.5 2.4-3.5 3.2-7 4.5-9.8C25.8 10.6 28 9 30.8 9c4.1 0 6.7 3.3 6.7 8z"
        fill="var(--bird-back)"
      />
      <path d="M36.8 14.2 43.5 17l-6.3 2.2z" fill="var(--art-clay)" />
      <path d="M33.2 19.8c2 .2 3.3 1.2 3.8 2.6.3-1.6.5-3.2.5-4.7-1.2.9-2.6 1.6-4.3 2.1z" fill="var(--art-clay)" />
      <circle cx="32.6" cy="15" r="1.5" fill="var(--bird-eye)" />
    </>
  );
}

function FlyingShape() {
  return (
    <>
      <path d="M62 46C63 28 76 12 100 3c-3 20-9 36-23 46z" fill="var(--bird-wing)" />
      <path d="M44 51 6 78l18-16.5L2 60z" fill="var(--bird-wing)" />
      <path d="M101 43c-4-9-14-11-22-7-14 7-27 10-43 18 14 11 38 13 54 3 8-5 12-9 11-14z" fill="var(--bird-back)" />
      <path
        d="M101.5 45c-2 8-12 16-29 17.5-13 1-25-2-33-7.5 17 2 35-1 45-8.5 6-4.5 13-5 17-1.5z"
        fill="var(--bird-belly)"
      />
      <path d="M91 44.5c4-1.5 8-1.4 10.5.5-.6 2.5-2 5-4.5 7.2-3.5-1-5.5-4-6-7.7z" fill="var(--art-clay)" />
      <path d="M78 47C64 32 42 12 8 5c9 23 26 40 50 51z" fill="var(--bird-back)" />
      <path d="m100.8 39.5 10.7 4.3-10 3z" fill="var(--art-clay)" />
      <circle cx="92.5" cy="40" r="2" fill="var(--bird-eye)" />
    </>
  );
}
