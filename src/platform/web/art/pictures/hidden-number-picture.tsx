// An eye that is crossed out.

export function HiddenNumberPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <path d="M6 48c12-18 26-26 42-26s30 8 42 26C78 66 64 74 48 74S18 66 6 48z" fill="var(--art-paper)" />
      <circle cx="48" cy="48" r="17" fill="var(--art-spruce)" />
      <circle cx="48" cy="48" r="8" fill="var(--art-ink)" />
      <path d="M18 84 78 12" stroke="var(--art-sand)" strokeWidth="14" />
      <path d="M18 84 78 12" stroke="var(--art-clay)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
