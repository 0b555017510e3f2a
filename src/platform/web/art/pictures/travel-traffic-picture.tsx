// A globe and the way around it.

export function TravelTrafficPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <circle cx="46" cy="52" r="34" fill="var(--art-sea)" />
      <path
        d="M24 30c8-8 20-6 22 2s-6 8-8 14-12 4-14-2-4-10 0-14zM56 46c8-4 18 0 20 8s-6 20-14 22-8-8-6-14-6-12 0-16zM26 62c6-2 12 2 12 8s-4 8-8 6-8-12-4-14z"
        fill="var(--art-leaf)"
      />
      <path
        d="M12 72C30 96 86 66 82 22"
        stroke="var(--art-ink)"
        strokeWidth="3.2"
        fill="none"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <path d="M82 6 94 28l-12-5-12 5z" fill="var(--art-clay)" />
    </svg>
  );
}
