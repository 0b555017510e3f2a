// A kite over a meadow.

export function KidsPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sky)" />
      <path d="M0 72c20-10 44-10 60 0s24 8 36 2v22H0z" fill="var(--art-leaf)" />
      <path d="M56 8 82 34 60 62 34 36z" fill="var(--art-sun)" />
      <path d="M56 8 82 34 34 36z" fill="var(--art-clay)" />
      <path d="M58 35 60 62 34 36z" fill="var(--art-paper)" />
      <path
        d="M60 62c-4 8-16 4-18 12s-10 6-14 14"
        stroke="var(--art-ink)"
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="m46 66 8 4-9 3zM34 76l8 3-8 4z" fill="var(--art-clay)" />
    </svg>
  );
}
