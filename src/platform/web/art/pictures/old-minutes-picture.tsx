// An hourglass.

export function OldMinutesPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-blush)" />
      <path d="M26 16h44c0 18-8 24-16 32 8 8 16 14 16 32H26c0-18 8-24 16-32-8-8-16-14-16-32z" fill="var(--art-paper)" />
      <path d="M32 28h32c-2 8-9 13-16 20-7-7-14-12-16-20z" fill="var(--art-sun)" />
      <path d="M30 80c1-10 9-14 18-20 9 6 17 10 18 20z" fill="var(--art-sun)" />
      <path d="M48 48v14" stroke="var(--art-sun)" strokeWidth="3" />
      <rect x="20" y="8" width="56" height="10" rx="5" fill="var(--art-spruce)" />
      <rect x="20" y="78" width="56" height="10" rx="5" fill="var(--art-spruce)" />
    </svg>
  );
}
