// A game controller.

export function GamesPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sky)" />
      <path
        d="M30 30h36c16 0 24 20 24 38 0 14-14 16-20 6l-5-8H31l-5 8c-6 10-20 8-20-6 0-18 8-38 24-38z"
        fill="var(--art-ink)"
      />
      <path d="M66 30c16 0 24 20 24 38 0 14-14 16-20 6l-5-8H48V30z" fill="var(--art-spruce)" />
      <path d="M31 40v18M22 49h18" stroke="var(--art-paper)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="66" cy="42" r="4.6" fill="var(--art-sun)" />
      <circle cx="76" cy="50" r="4.6" fill="var(--art-clay)" />
      <circle cx="66" cy="57" r="4.6" fill="var(--art-paper)" />
      <path d="M48 30V14" stroke="var(--art-ink)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
