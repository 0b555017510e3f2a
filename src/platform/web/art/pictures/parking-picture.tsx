// A parked car and its sign.

export function ParkingPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <rect y="76" width="96" height="20" fill="var(--art-ink)" />
      <path d="M74 30v46" stroke="var(--art-ink)" strokeWidth="5" />
      <rect x="56" y="8" width="34" height="34" rx="7" fill="var(--art-sea)" />
      <path
        d="M68 34V16h6a6 6 0 0 1 0 12h-6"
        stroke="var(--art-paper)"
        strokeWidth="4.6"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m14 60 6-14a6 6 0 0 1 6-4h18a6 6 0 0 1 6 4l6 14z" fill="var(--art-paper)" />
      <path d="M6 64a6 6 0 0 1 6-6h46a6 6 0 0 1 6 6v14H6z" fill="var(--art-clay)" />
      <circle cx="20" cy="78" r="7" fill="var(--art-paper)" />
      <circle cx="50" cy="78" r="7" fill="var(--art-paper)" />
      <circle cx="14" cy="67" r="3" fill="var(--art-sun)" />
      <circle cx="56" cy="67" r="3" fill="var(--art-sun)" />
    </svg>
  );
}
