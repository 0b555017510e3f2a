import { BirdAt } from '#platform/web/art/bird.tsx';

/** Two birds on a wire behind a shield; the shield fades while the protection is off. */
export function ShieldScene({ isActive, className }: { isActive: boolean; className: string }) {
  return (
    <svg className={className} data-off={!isActive || undefined} viewBox="0 0 270 230" aria-hidden>
      <g className="shield">
        <path d="M135 4 235 38v76c0 54-40 92-100 112z" fill="var(--art-spruce)" />
        <path d="M135 4 35 38v76c0 54 40 92 100 112z" fill="var(--art-leaf)" />
      </g>
      <path d="M0 112q135 52 270 0" fill="none" stroke="var(--deep-ink)" strokeWidth="3" />
      <BirdAt x={116} y={137} scale={1.3} night />
      <BirdAt x={158} y={136} scale={1.3} flipped tone="waiting" night />
    </svg>
  );
}
