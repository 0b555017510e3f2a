// A box of popcorn before as many screens as the plan has.

export function PopcornPicture({ screens }: { screens: 1 | 2 | 4 }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill={backgrounds[screens]} />
      {places.slice(0, screens).map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="34" height="24" rx="4" fill="var(--art-ink)" />
          <rect x={x + 4} y={y + 4} width="26" height="16" rx="1.5" fill="var(--art-sea)" />
        </g>
      ))}
      <circle cx="36" cy="48" r="9" fill="var(--art-paper)" />
      <circle cx="60" cy="48" r="9" fill="var(--art-paper)" />
      <circle cx="48" cy="42" r="11" fill="var(--art-sun)" />
      <path d="M26 52h44l-6 38H32z" fill="var(--art-paper)" />
      <path d="M26 52h9l2 38h-5zM44 52h8v38h-8zM61 52h9l-6 38h-5z" fill="var(--art-clay)" />
    </svg>
  );
}

const backgrounds = { 1: 'var(--art-sky)', 2: 'var(--art-sand)', 4: 'var(--art-blush)' };

const places = [
  { x: 8, y: 8 },
  { x: 54, y: 8 },
  { x: 2, y: 38 },
  { x: 60, y: 38 },
];
