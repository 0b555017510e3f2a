// A dumbbell.

export function FitnessPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-blush)" />
      <g transform="rotate(-28 48 48)">
        <rect x="14" y="43" width="68" height="10" fill="var(--art-ink)" />
        <rect x="16" y="26" width="14" height="44" rx="5" fill="var(--art-spruce)" />
        <rect x="66" y="26" width="14" height="44" rx="5" fill="var(--art-spruce)" />
        <rect x="6" y="34" width="12" height="28" rx="5" fill="var(--art-sun)" />
        <rect x="78" y="34" width="12" height="28" rx="5" fill="var(--art-sun)" />
      </g>
    </svg>
  );
}
