import { BirdAt } from './bird.tsx';

/** The short wire below the side navigation. */
export function SideWire({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 268 84" aria-hidden>
      <path d="M-10 46C60 68 180 70 280 40" fill="none" stroke="var(--wire)" strokeWidth="2" />
      <BirdAt x={84} y={61} scale={0.72} />
      <BirdAt x={122} y={63.5} scale={0.72} flipped />
      <BirdAt x={206} y={58} scale={0.72} tone="waiting" />
    </svg>
  );
}
