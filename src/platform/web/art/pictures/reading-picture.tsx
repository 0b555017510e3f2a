// An open book with a mark in it.

export function ReadingPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <path d="M48 30C38 22 24 20 10 23v50c14-3 28-1 38 7z" fill="var(--art-paper)" />
      <path d="M48 30c10-8 24-10 38-7v50c-14-3-28-1-38 7z" fill="var(--art-spruce)" />
      <path d="M48 30c10-8 24-10 38-7v25c-14-3-28 0-38 8z" fill="var(--art-leaf)" />
      <path
        d="M17 35c8-1 15 0 23 4M17 45c8-1 15 0 23 4M17 55c8-1 15 0 16 1"
        stroke="var(--art-ink)"
        strokeWidth="3.2"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M64 10h14v30l-7-6-7 6z" fill="var(--art-clay)" />
    </svg>
  );
}
