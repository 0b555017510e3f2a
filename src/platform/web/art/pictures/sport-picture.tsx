// A ball over the pitch.

export function SportPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <path d="M0 66c30-14 66-14 96 0v30H0z" fill="var(--art-spruce)" />
      <path d="M0 82c30-10 66-10 96 0v14H0z" fill="var(--art-ink)" />
      <circle cx="48" cy="44" r="28" fill="var(--art-paper)" />
      <path d="m48 32 11.5 8.3-4.4 13.5H40.9l-4.4-13.5z" fill="var(--art-ink)" />
      <path
        d="M48 16a28 28 0 0 1 14 3.8L48 25l-14-5.2A28 28 0 0 1 48 16zM20.2 41l9.6 11.5-1.2 12A28 28 0 0 1 20.2 41zM75.8 41a28 28 0 0 1-8.4 23.5l-1.2-12z"
        fill="var(--art-ink)"
      />
    </svg>
  );
}
