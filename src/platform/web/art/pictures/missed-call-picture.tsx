// A call that came and left.

export function MissedCallPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <rect x="24" y="8" width="48" height="80" rx="9" fill="var(--art-ink)" />
      <rect x="30" y="17" width="36" height="60" rx="3" fill="var(--art-paper)" />
      <path
        d="m36 30 12 12 14-16"
        stroke="var(--art-clay)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M36 40V29h11"
        stroke="var(--art-clay)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M34 64c8-9 20-9 28 0l-5 5-5-2v-4c-3-1-5-1-8 0v4l-5 2z" fill="var(--art-spruce)" />
      <rect x="42" y="81" width="12" height="3" rx="1.5" fill="var(--art-paper)" />
    </svg>
  );
}
